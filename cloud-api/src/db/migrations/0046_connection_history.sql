CREATE TABLE "counter_connections" (
	"restaurant_id" uuid NOT NULL,
	"counter_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counter_connections_restaurant_id_counter_id_since_pk" PRIMARY KEY("restaurant_id","counter_id","since")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"restaurant_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outages_restaurant_id_since_pk" PRIMARY KEY("restaurant_id","since")
);
--> statement-breakpoint
CREATE TABLE "restaurant_views" (
	"id" text PRIMARY KEY NOT NULL,
	"administrator_id" uuid NOT NULL,
	"restaurant_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_in" text;--> statement-breakpoint
ALTER TABLE "counter_devices" ADD COLUMN "connected_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "counter_connections_until" ON "counter_connections" USING btree ("restaurant_id","until");--> statement-breakpoint
CREATE INDEX "restaurant_views_open" ON "restaurant_views" USING btree ("expires_at") WHERE "restaurant_views"."ended_at" is null;