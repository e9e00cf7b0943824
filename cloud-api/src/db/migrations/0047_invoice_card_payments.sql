CREATE TABLE "invoice_attempts" (
	"restaurant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"gateway_reference" text,
	"challenge_url" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid,
	"next_try_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"fee" integer,
	"error" text,
	CONSTRAINT "invoice_attempts_restaurant_id_payment_id_id_pk" PRIMARY KEY("restaurant_id","payment_id","id")
);
--> statement-breakpoint
CREATE INDEX "invoice_attempts_id" ON "invoice_attempts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "invoice_attempts_due" ON "invoice_attempts" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_attempts_awaiting" ON "invoice_attempts" USING btree ("restaurant_id","invoice_number") WHERE outcome = 'awaiting';--> statement-breakpoint
CREATE INDEX "invoice_attempts_invoice" ON "invoice_attempts" USING btree ("restaurant_id","invoice_number","requested_at");