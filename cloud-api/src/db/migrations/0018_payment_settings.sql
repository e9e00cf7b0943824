CREATE TABLE "bank_accounts" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_holder" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_counts" (
	"gateway" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"last_received_at" timestamp (3) with time zone,
	"received" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "webhook_counts_gateway_hour_pk" PRIMARY KEY("gateway","hour")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "accepted_methods" text[] DEFAULT '{"Cash","Card","UPI"}' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_attempts_settled" ON "payment_attempts" USING btree ("restaurant_id","answered_at") WHERE state = 'succeeded' and kind <> 'authorise';--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_accepted_methods" CHECK (cardinality("restaurants"."accepted_methods") > 0);