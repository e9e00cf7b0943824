CREATE TABLE "table_code_prints" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"method" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_code_prints_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
DROP INDEX "dining_tables_number";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "first_steps_dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "table_code_prints_table" ON "table_code_prints" USING btree ("restaurant_id","table_id","epoch","at");--> statement-breakpoint
CREATE UNIQUE INDEX "dining_tables_number" ON "dining_tables" USING btree ("restaurant_id","number") WHERE "dining_tables"."deleted_at" is null;--> statement-breakpoint
UPDATE "restaurants" SET "first_steps_dismissed_at" = now() WHERE EXISTS (SELECT 1 FROM "orders" WHERE "orders"."restaurant_id" = "restaurants"."id");
