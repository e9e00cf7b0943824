CREATE TABLE "network_failures" (
	"network" text PRIMARY KEY NOT NULL,
	"clear_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restaurants" ALTER COLUMN "ladder" SET DEFAULT '{"louderAfter":30,"smsAfter":60,"unreachableAfter":70,"missedAfter":180,"smsNumbers":[],"holdNewPhones":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_slot" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "device_slot" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_slot" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "escalation_sms_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "network_failures_clear_at" ON "network_failures" USING btree ("clear_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_table" ON "orders" USING btree ("restaurant_id","table_id","table_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_device" ON "orders" USING btree ("restaurant_id","device_id","device_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_waiting_network" ON "orders" USING btree ("restaurant_id","network","network_slot") WHERE status = 'Received';--> statement-breakpoint
CREATE INDEX "orders_device" ON "orders" USING btree ("restaurant_id","device_id") WHERE device_id is not null;--> statement-breakpoint
CREATE INDEX "orders_suspected_fake" ON "orders" USING btree ("restaurant_id","device_id") WHERE cancel_reason = 'suspected_fake';