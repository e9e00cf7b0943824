CREATE TABLE "day_closes" (
	"restaurant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_closes_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number")
);
--> statement-breakpoint
ALTER TABLE "cash_movements" ADD COLUMN "day_close" integer;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "day_close" integer;--> statement-breakpoint
-- Closed orders of the time before day closes are in none: number 0, as a default that is dropped again, since that rewrites no row.
ALTER TABLE "orders" ADD COLUMN "day_close" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "day_close" DROP DEFAULT;--> statement-breakpoint
UPDATE "orders" SET "day_close" = NULL WHERE "status" in ('Received', 'Preparing', 'Out for Delivery');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "day_close" integer;--> statement-breakpoint
CREATE INDEX "cash_movements_shift" ON "cash_movements" USING btree ("restaurant_id","shift_id");--> statement-breakpoint
CREATE INDEX "cash_movements_not_in_day_close" ON "cash_movements" USING btree ("restaurant_id") WHERE day_close is null;--> statement-breakpoint
CREATE INDEX "shifts_not_in_day_close" ON "shifts" USING btree ("restaurant_id") WHERE day_close is null;--> statement-breakpoint
CREATE INDEX "orders_not_in_day_close" ON "orders" USING btree ("restaurant_id") WHERE day_close is null and status in ('Delivered', 'Cancelled');--> statement-breakpoint
CREATE INDEX "payment_attempts_not_in_day_close" ON "payment_attempts" USING btree ("restaurant_id") WHERE day_close is null and state = 'succeeded' and kind in ('capture', 'refund');