CREATE TABLE "item_pairings" (
	"restaurant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_pairings_restaurant_id_item_id_other_id_pk" PRIMARY KEY("restaurant_id","item_id","other_id"),
	CONSTRAINT "item_pairings_other" CHECK ("item_pairings"."item_id" <> "item_pairings"."other_id")
);
--> statement-breakpoint
ALTER TABLE "item_pairings" ADD CONSTRAINT "item_pairings_restaurant_id_item_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","item_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_pairings" ADD CONSTRAINT "item_pairings_restaurant_id_other_id_menu_items_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","other_id") REFERENCES "public"."menu_items"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_pairings_of_other" ON "item_pairings" USING btree ("restaurant_id","other_id");