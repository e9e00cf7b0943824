CREATE TABLE "refunds" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);--> statement-breakpoint
DROP INDEX "orders_payment_due";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declined_refund" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returnable_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("restaurant_id","order_id","requested_at");--> statement-breakpoint
CREATE INDEX "orders_hand_back" ON "orders" USING btree ("restaurant_id","placed_at") WHERE (payment_method = 'Cash' and status = 'Cancelled' and refunded_amount + returnable_share < paid_amount) or (declined_refund > 0 and refunded_amount < paid_amount);--> statement-breakpoint
CREATE INDEX "orders_share_due" ON "orders" USING btree ("restaurant_id","id") WHERE status = 'Cancelled' and returnable_share > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returnable_share" CHECK (returnable_share between 0 and paid_amount);--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("restaurant_id","id") WHERE (payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled')) or (payment_state in ('captured', 'partly_refunded') and status = 'Cancelled' and refunded_amount < paid_amount);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor" CHECK (num_nonnulls(admin_id, member_id) = 1 and (member_id is null or restaurant_id is not null));--> statement-breakpoint
INSERT INTO "refunds" ("restaurant_id", "id", "order_id", "kind", "amount", "lines", "reason", "note", "way", "state", "requested_at", "decided_at")
SELECT "restaurant_id", "id", "order_id", 'full', "amount", '[]', 'cancelled', '', 'gateway', CASE WHEN "state" = 'unknown' THEN 'requested' ELSE "state" END, "requested_at", "answered_at"
FROM "payment_attempts" WHERE "kind" = 'refund';--> statement-breakpoint
UPDATE "orders" SET "refunded_amount" = "paid_amount" FROM "refunds" r WHERE r."restaurant_id" = "orders"."restaurant_id" AND r."order_id" = "orders"."id" AND r."state" <> 'declined';--> statement-breakpoint
UPDATE "orders" SET "declined_refund" = "paid_amount" FROM "refunds" r WHERE r."restaurant_id" = "orders"."restaurant_id" AND r."order_id" = "orders"."id" AND r."state" = 'declined';--> statement-breakpoint
CREATE TABLE "day_closes" (
	"restaurant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_closes_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number")
);--> statement-breakpoint
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
CREATE INDEX "payment_attempts_not_in_day_close" ON "payment_attempts" USING btree ("restaurant_id") WHERE day_close is null and state = 'succeeded' and kind in ('capture', 'refund');--> statement-breakpoint
CREATE TABLE "receipt_sends" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_sends_restaurant_id_order_id_key_pk" PRIMARY KEY("restaurant_id","order_id","key")
);--> statement-breakpoint
CREATE TABLE "receipts" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"receipt_number" integer NOT NULL,
	"token" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"printed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipts_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);--> statement-breakpoint
ALTER TABLE "restaurant_counters" ADD COLUMN "receipt_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tax_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "service_charge_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "receipt_sends_sent_at" ON "receipt_sends" USING btree ("restaurant_id","order_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("restaurant_id","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_token" ON "receipts" USING btree ("token");--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_holder" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);--> statement-breakpoint
CREATE TABLE "webhook_counts" (
	"gateway" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"last_received_at" timestamp (3) with time zone,
	"received" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "webhook_counts_gateway_hour_pk" PRIMARY KEY("gateway","hour")
);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "accepted_methods" text[] DEFAULT '{"Cash","Card","UPI"}' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_attempts_settled" ON "payment_attempts" USING btree ("restaurant_id","answered_at") WHERE state = 'succeeded' and kind <> 'authorise';--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_accepted_methods" CHECK (cardinality("restaurants"."accepted_methods") > 0);--> statement-breakpoint
CREATE TABLE "bill_payment_attempts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_reference" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"challenge_url" text,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"fee" integer,
	"error" text,
	"day_close" integer,
	CONSTRAINT "bill_payment_attempts_restaurant_id_payment_id_id_pk" PRIMARY KEY("restaurant_id","payment_id","id")
);--> statement-breakpoint
CREATE TABLE "bill_payment_parts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bill_payment_parts_restaurant_id_payment_id_order_id_pk" PRIMARY KEY("restaurant_id","payment_id","order_id"),
	CONSTRAINT "bill_payment_parts_amount" CHECK (paid between 0 and amount)
);--> statement-breakpoint
CREATE TABLE "bill_payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"table_number" integer NOT NULL,
	"device_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"declined" text,
	"payment_gateway" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "bill_payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "bill_payments_amount" CHECK (amount >= 0)
);--> statement-breakpoint
CREATE TABLE "table_bills" (
	"restaurant_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "table_bills_restaurant_id_table_id_pk" PRIMARY KEY("restaurant_id","table_id")
);--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_id" ON "bill_payment_attempts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_due" ON "bill_payment_attempts" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_not_in_day_close" ON "bill_payment_attempts" USING btree ("restaurant_id") WHERE day_close is null and state = 'succeeded' and kind in ('capture', 'refund') and amount > 0;--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_settled" ON "bill_payment_attempts" USING btree ("restaurant_id","answered_at") WHERE state = 'succeeded' and kind <> 'authorise';--> statement-breakpoint
CREATE INDEX "bill_payment_parts_order" ON "bill_payment_parts" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_key" ON "bill_payments" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE INDEX "bill_payments_live" ON "bill_payments" USING btree ("restaurant_id","table_id") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "bill_payments_expiring" ON "bill_payments" USING btree ("expires_at") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "table_bills_requested" ON "table_bills" USING btree ("restaurant_id","requested_at") WHERE requested_at is not null and dismissed_at is null;
