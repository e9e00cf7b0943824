CREATE TABLE "share_receipts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"token" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"table_due" integer NOT NULL,
	CONSTRAINT "share_receipts_restaurant_id_payment_id_pk" PRIMARY KEY("restaurant_id","payment_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "share_receipts_token" ON "share_receipts" USING btree ("token");