CREATE TABLE "daily_cancellations" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"orders" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_cancellations_restaurant_id_day_reason_pk" PRIMARY KEY("restaurant_id","day","reason")
);
--> statement-breakpoint
CREATE TABLE "daily_customer_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"customer" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "daily_customer_totals_restaurant_id_day_customer_pk" PRIMARY KEY("restaurant_id","day","customer")
);
--> statement-breakpoint
CREATE TABLE "daily_item_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"sales" bigint NOT NULL,
	CONSTRAINT "daily_item_totals_restaurant_id_day_item_id_pk" PRIMARY KEY("restaurant_id","day","item_id")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"restaurant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"order_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"orders" integer NOT NULL,
	"sales" bigint NOT NULL,
	"refunds" bigint NOT NULL,
	"accepted" integer NOT NULL,
	"accept_time" bigint NOT NULL,
	"prepared" integer NOT NULL,
	"prepare_time" bigint NOT NULL,
	"promised_time" bigint NOT NULL,
	"late" integer NOT NULL,
	CONSTRAINT "daily_totals_restaurant_id_day_hour_order_type_payment_method_pk" PRIMARY KEY("restaurant_id","day","hour","order_type","payment_method")
);
--> statement-breakpoint
CREATE TABLE "daily_totals_progress" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "daily_customer_totals_customer" ON "daily_customer_totals" USING btree ("restaurant_id","customer","day");