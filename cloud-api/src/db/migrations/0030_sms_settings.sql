ALTER TABLE "restaurants" ADD COLUMN "sms_wording" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "receipt_sms_is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "sms_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_messages_restaurant_sms" ON "outgoing_messages" USING btree ("restaurant_id","created_at") WHERE channel = 'sms' and restaurant_id is not null;