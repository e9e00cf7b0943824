CREATE TABLE "counter_devices" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counter_devices_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "ladder_steps" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ladder_steps_restaurant_id_order_id_step_pk" PRIMARY KEY("restaurant_id","order_id","step")
);
--> statement-breakpoint
CREATE TABLE "print_claims" (
	"restaurant_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"printer" text NOT NULL,
	"device_id" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"printed_at" timestamp (3) with time zone,
	CONSTRAINT "print_claims_restaurant_id_order_id_printer_pk" PRIMARY KEY("restaurant_id","order_id","printer")
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"to_number" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "sms_messages_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "availability_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "silenced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unreachable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "ladder" jsonb DEFAULT '{"louderAfter":30,"smsAfter":60,"unreachableAfter":70,"missedAfter":180,"smsNumbers":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "unreachable_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "counter_devices_seen" ON "counter_devices" USING btree ("restaurant_id","seen_at");--> statement-breakpoint
CREATE INDEX "sms_messages_waiting" ON "sms_messages" USING btree ("created_at") WHERE sent_at is null;