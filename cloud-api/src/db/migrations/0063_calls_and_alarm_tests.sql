ALTER TABLE "orders" ADD COLUMN "waiter_acknowledged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "alarm_tested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "table_bills" ADD COLUMN "acknowledged_at" timestamp (3) with time zone;--> statement-breakpoint
-- The first steps of a restaurant that has had an order, or has hidden them, do not come back.
UPDATE "restaurants" r SET "alarm_tested_at" = now() WHERE r."first_steps_dismissed_at" IS NOT NULL OR EXISTS (SELECT 1 FROM "orders" o WHERE o."restaurant_id" = r."id");
