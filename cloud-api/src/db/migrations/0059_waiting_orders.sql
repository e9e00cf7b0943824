DROP INDEX "orders_suspected_fake";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_stock" jsonb;--> statement-breakpoint
CREATE INDEX "one_time_codes_sent" ON "one_time_codes" USING btree ("channel","sent_at");--> statement-breakpoint
CREATE INDEX "idempotency_withdrawn" ON "idempotency" USING btree ("created_at") WHERE fingerprint = '' and order_id is null;--> statement-breakpoint
CREATE INDEX "orders_recent_fakes" ON "orders" USING btree ("restaurant_id","closed_at") WHERE cancel_reason = 'suspected_fake';