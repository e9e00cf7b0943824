CREATE TABLE "menu_undos" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"name" jsonb,
	"items" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	CONSTRAINT "menu_undos_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE INDEX "menu_undos_at" ON "menu_undos" USING btree ("at");