ALTER TABLE "outgoing_messages" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "sms_is_on" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting_order" ON "outgoing_messages" USING btree ("restaurant_id","order_id") WHERE order_id is not null and sent_at is null and failed_at is null;