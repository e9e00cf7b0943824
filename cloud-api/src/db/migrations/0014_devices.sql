CREATE TABLE "devices" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'counter' NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "devices_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("restaurant_id","token_hash");