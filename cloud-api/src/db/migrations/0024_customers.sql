CREATE TABLE "customer_notes" (
	"restaurant_id" uuid NOT NULL,
	"mobile_number" text NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_notes_restaurant_id_mobile_number_pk" PRIMARY KEY("restaurant_id","mobile_number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "repeat_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "customer_retention_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "anonymised_before" timestamp (3) with time zone;