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
);
--> statement-breakpoint
DROP INDEX "orders_payment_due";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "declined_refund" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("restaurant_id","order_id","requested_at");--> statement-breakpoint
CREATE INDEX "orders_hand_back" ON "orders" USING btree ("restaurant_id","placed_at") WHERE (payment_method = 'Cash' and status = 'Cancelled' and refunded_amount < paid_amount) or declined_refund > 0;--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("restaurant_id","id") WHERE (payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled')) or (payment_state in ('captured', 'partly_refunded') and status = 'Cancelled' and refunded_amount < paid_amount);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor" CHECK (num_nonnulls(admin_id, member_id) = 1 and (member_id is null or restaurant_id is not null));--> statement-breakpoint
INSERT INTO "refunds" ("restaurant_id", "id", "order_id", "kind", "amount", "lines", "reason", "note", "way", "state", "requested_at", "decided_at")
SELECT "restaurant_id", "id", "order_id", 'full', "amount", '[]', 'cancelled', '', 'gateway', CASE WHEN "state" = 'unknown' THEN 'requested' ELSE "state" END, "requested_at", "answered_at"
FROM "payment_attempts" WHERE "kind" = 'refund';--> statement-breakpoint
UPDATE "orders" SET "refunded_amount" = "paid_amount" FROM "refunds" r WHERE r."restaurant_id" = "orders"."restaurant_id" AND r."order_id" = "orders"."id" AND r."state" <> 'declined';--> statement-breakpoint
UPDATE "orders" SET "declined_refund" = "paid_amount" FROM "refunds" r WHERE r."restaurant_id" = "orders"."restaurant_id" AND r."order_id" = "orders"."id" AND r."state" = 'declined';
