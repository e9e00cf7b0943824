CREATE TABLE "customer_notes" (
	"restaurant_id" uuid NOT NULL,
	"mobile_number" text NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_notes_restaurant_id_mobile_number_pk" PRIMARY KEY("restaurant_id","mobile_number")
);
