CREATE TABLE "file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"restaurant_id" uuid,
	"session_id" text NOT NULL,
	"source" text NOT NULL,
	"file" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"gateway_reference" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "payment_attempts_restaurant_id_order_id_id_pk" PRIMARY KEY("restaurant_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_method" text DEFAULT 'Cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_gateway" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
CREATE INDEX "file_links_expires_at" ON "file_links" USING btree ("expires_at");--> statement-breakpoint
-- Only cash has ever been accepted. If an order has another method all the same, no payment gateway has authorised it, and counters must not see it.
UPDATE "orders" SET "payment_method" = "payments"."method" FROM "payments"
WHERE "payments"."restaurant_id" = "orders"."restaurant_id" AND "payments"."order_id" = "orders"."id" AND "payments"."method" <> 'Cash';
