CREATE TABLE "saved_cards" (
	"device_id" text NOT NULL,
	"id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "saved_cards_device_id_id_pk" PRIMARY KEY("device_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "challenge_url" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_card" ON "saved_cards" USING btree ("device_id","gateway","brand","last_four","expiry");--> statement-breakpoint
CREATE INDEX "saved_cards_used_at" ON "saved_cards" USING brin ("used_at");--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("restaurant_id","id") WHERE (payment_state = 'authorised' and (accepted_at is not null or status = 'Cancelled')) or (payment_state = 'captured' and status = 'Cancelled');--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_try_at") WHERE next_try_at is not null;