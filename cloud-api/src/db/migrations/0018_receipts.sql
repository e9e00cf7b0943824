CREATE TABLE "receipt_sends" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_sends_restaurant_id_order_id_key_pk" PRIMARY KEY("restaurant_id","order_id","key")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"receipt_number" integer NOT NULL,
	"token" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"printed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipts_restaurant_id_order_id_pk" PRIMARY KEY("restaurant_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "restaurant_counters" ADD COLUMN "receipt_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tax_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "service_charge_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "receipt_sends_sent_at" ON "receipt_sends" USING btree ("restaurant_id","order_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("restaurant_id","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_token" ON "receipts" USING btree ("token");