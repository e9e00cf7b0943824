CREATE TABLE "order_steps" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	CONSTRAINT "order_steps_restaurant_id_order_id_status_pk" PRIMARY KEY("restaurant_id","order_id","status")
);
--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("restaurant_id","order_number","placed_at");--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("restaurant_id",reverse(mobile_number) text_pattern_ops,"placed_at","id") WHERE mobile_number <> '';--> statement-breakpoint
CREATE INDEX "orders_customer_words" ON "orders" USING gin ((array_to_tsvector(array[restaurant_id::text]) || to_tsvector('simple'::regconfig, translate(customer_name, 'أإآٱةىؤئًٌٍَُِّْٰـ', 'ااااهيوي')))) WITH (fastupdate=false) WHERE customer_name <> '';