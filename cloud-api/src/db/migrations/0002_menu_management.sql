ALTER TABLE "menu_items" DROP CONSTRAINT "menu_items_restaurant_id_subcategory_id_subcategories_restaurant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cuisines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD COLUMN "is_available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD COLUMN "availability_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD COLUMN "back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD COLUMN "portions_left" integer;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "portions_left" integer;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "allergens" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "dietary" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "prep_minutes" integer;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant_counters" ADD COLUMN "stock_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_subcategory_id_subcategories_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","subcategory_id") REFERENCES "public"."subcategories"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "add_on_options_back" ON "add_on_options" USING btree ("back_at") WHERE "add_on_options"."back_at" is not null;--> statement-breakpoint
CREATE INDEX "menu_items_back" ON "menu_items" USING btree ("back_at") WHERE "menu_items"."back_at" is not null;--> statement-breakpoint
ALTER TABLE "add_on_options" ADD CONSTRAINT "add_on_options_portions_left" CHECK ("add_on_options"."portions_left" >= 0);--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_portions_left" CHECK ("menu_items"."portions_left" >= 0);