CREATE TABLE "cash_movements" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"received" integer,
	"order_id" text,
	"shift_id" uuid,
	"user_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cash_movements_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "cash_movements_amount" CHECK (amount > 0 and (received is null or received >= amount))
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"opened_by" uuid NOT NULL,
	"opening_float" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"expected_cash" integer,
	"counted_cash" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "shifts_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cash_movements_at" ON "cash_movements" USING btree ("restaurant_id","at");--> statement-breakpoint
CREATE INDEX "cash_movements_order" ON "cash_movements" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_open" ON "shifts" USING btree ("restaurant_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "shifts_opened" ON "shifts" USING btree ("restaurant_id","opened_at");--> statement-breakpoint
UPDATE "orders" SET "paid_amount" = "total_price", "refunded_amount" = CASE WHEN "payment_state" = 'refunded' THEN "total_price" ELSE 0 END WHERE "payment_state" IN ('captured', 'partly_refunded', 'refunded');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (paid_amount between 0 and total_price and refunded_amount between 0 and paid_amount);