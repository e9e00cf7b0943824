CREATE TABLE "sitting_phones" (
	"restaurant_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	CONSTRAINT "sitting_phones_restaurant_id_sitting_id_device_id_pk" PRIMARY KEY("restaurant_id","sitting_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"code" text NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_because" text,
	"people" smallint,
	CONSTRAINT "sittings_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "cash_movements" ADD COLUMN "taking_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sitting_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "written_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "sitting_idle_minutes" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("restaurant_id","table_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "sittings_of_table" ON "sittings" USING btree ("restaurant_id","table_id","opened_at");--> statement-breakpoint
CREATE INDEX "cash_movements_taking" ON "cash_movements" USING btree ("restaurant_id","taking_id") WHERE taking_id is not null;--> statement-breakpoint
CREATE INDEX "orders_sitting" ON "orders" USING btree ("restaurant_id","sitting_id") WHERE sitting_id is not null;