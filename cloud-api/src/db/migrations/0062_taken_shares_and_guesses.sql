CREATE TABLE "sitting_guesses" (
	"restaurant_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"guesser" text NOT NULL,
	"wrong" smallint NOT NULL,
	CONSTRAINT "sitting_guesses_restaurant_id_sitting_id_guesser_pk" PRIMARY KEY("restaurant_id","sitting_id","guesser")
);
--> statement-breakpoint
ALTER TABLE "bill_payments" ADD COLUMN "taking_id" uuid;--> statement-breakpoint
CREATE INDEX "bill_payments_taking" ON "bill_payments" USING btree ("restaurant_id","taking_id") WHERE taking_id is not null;