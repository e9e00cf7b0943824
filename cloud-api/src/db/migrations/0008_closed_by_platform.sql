ALTER TABLE "orders" ADD COLUMN "closed_automatically" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_closed_by_platform" ON "orders" USING btree ("restaurant_id","closed_at") WHERE dismissed_at is null and (closed_automatically or cancel_reason = 'missed');