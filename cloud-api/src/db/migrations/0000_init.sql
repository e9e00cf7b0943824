CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"current_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"restaurant_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"cuisine_id" uuid NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "categories_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "cuisines" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "cuisines_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"category_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subcategories_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "add_on_groups" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"select" text NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "add_on_groups_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "add_on_options" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "add_on_options_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cuisine_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"quantity_unit" jsonb NOT NULL,
	"actual_price" integer NOT NULL,
	"selling_price" integer NOT NULL,
	"customizable" boolean NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "menu_items_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"restaurant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" text NOT NULL,
	"order_number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_restaurant_id_key_pk" PRIMARY KEY("restaurant_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price_per_item" integer NOT NULL,
	"add_ons" jsonb NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_lines_restaurant_id_order_id_line_pk" PRIMARY KEY("restaurant_id","order_id","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"restaurant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"order_number" integer NOT NULL,
	"business_day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"order_type" text NOT NULL,
	"table_id" uuid,
	"table_number" integer,
	"customer_name" text NOT NULL,
	"mobile_number" text NOT NULL,
	"vehicle_model" text NOT NULL,
	"vehicle_number" text NOT NULL,
	"vehicle_color" text NOT NULL,
	"order_instructions" text NOT NULL,
	"total_price" integer NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"promised_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "orders_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"cash_amount" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "feed" (
	"restaurant_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"order_id" text,
	"order_version" integer,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_restaurant_id_seq_pk" PRIMARY KEY("restaurant_id","seq")
);
--> statement-breakpoint
CREATE TABLE "restaurant_counters" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"menu_version" integer DEFAULT 1 NOT NULL,
	"order_number" integer DEFAULT 0 NOT NULL,
	"business_day" date DEFAULT '2000-01-01' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"branch_name" text NOT NULL,
	"about" jsonb NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"google_review_url" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Qatar' NOT NULL,
	"day_ends_at" integer DEFAULT 240 NOT NULL,
	"status" text NOT NULL,
	"taking_orders" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dining_tables" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"zone" jsonb NOT NULL,
	"seats" integer NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dining_tables_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_restaurant_id_cuisine_id_cuisines_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","cuisine_id") REFERENCES "public"."cuisines"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_restaurant_id_category_id_categories_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","category_id") REFERENCES "public"."categories"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_groups" ADD CONSTRAINT "add_on_groups_restaurant_id_item_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD CONSTRAINT "add_on_options_restaurant_id_group_id_add_on_groups_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","group_id") REFERENCES "public"."add_on_groups"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_subcategory_id_subcategories_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","subcategory_id") REFERENCES "public"."subcategories"("restaurant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("restaurant_id","placed_at") WHERE status in ('Received', 'Preparing', 'Out for Delivery');--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("restaurant_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_order" ON "feed" USING btree ("restaurant_id","order_id","order_version");--> statement-breakpoint
CREATE UNIQUE INDEX "dining_tables_number" ON "dining_tables" USING btree ("restaurant_id","number");