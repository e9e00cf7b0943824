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
	"error" text,
	CONSTRAINT "bill_payment_attempts_restaurant_id_payment_id_id_pk" PRIMARY KEY("restaurant_id","payment_id","id")
);
--> statement-breakpoint
CREATE TABLE "bill_payment_parts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bill_payment_parts_restaurant_id_payment_id_order_id_pk" PRIMARY KEY("restaurant_id","payment_id","order_id"),
	CONSTRAINT "bill_payment_parts_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "table_bills" (
	"restaurant_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "table_bills_restaurant_id_table_id_pk" PRIMARY KEY("restaurant_id","table_id")
);
--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_id" ON "bill_payment_attempts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bill_payment_attempts_due" ON "bill_payment_attempts" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "bill_payment_parts_order" ON "bill_payment_parts" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payments_key" ON "bill_payments" USING btree ("restaurant_id","key");--> statement-breakpoint
CREATE INDEX "bill_payments_live" ON "bill_payments" USING btree ("restaurant_id","table_id") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "bill_payments_expiring" ON "bill_payments" USING btree ("expires_at") WHERE state in ('reserved', 'authorising', 'authorised');--> statement-breakpoint
CREATE INDEX "bill_payments_paid" ON "bill_payments" USING btree ("decided_at") WHERE state = 'paid' and payment_gateway is not null;--> statement-breakpoint
CREATE INDEX "table_bills_asked" ON "table_bills" USING btree ("restaurant_id","asked_at") WHERE asked_at is not null and dismissed_at is null;