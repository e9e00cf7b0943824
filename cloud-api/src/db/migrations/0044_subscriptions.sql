CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"period" text NOT NULL,
	"trial_days" integer NOT NULL,
	"is_offered" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_history" (
	"restaurant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid,
	"details" jsonb NOT NULL,
	CONSTRAINT "subscription_history_restaurant_id_key_pk" PRIMARY KEY("restaurant_id","key")
);
--> statement-breakpoint
CREATE TABLE "subscription_invoices" (
	"restaurant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "subscription_invoices_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number"),
	CONSTRAINT "subscription_invoices_paid" CHECK ("subscription_invoices"."paid" between 0 and "subscription_invoices"."amount")
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "subscription_payments_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"restaurant_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"trial_ends_on" date NOT NULL,
	"anchor_day" date NOT NULL,
	"invoiced_periods" integer DEFAULT 0 NOT NULL,
	"next_period_on" date NOT NULL,
	"open_due_on" date,
	"cancelled_on" date,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_account" (
	"id" integer PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_holder" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_restaurant_id_subscriptions_restaurant_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."subscriptions"("restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_default" ON "plans" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "subscription_history_id" ON "subscription_history" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_number" ON "subscription_invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_period" ON "subscription_invoices" USING btree ("restaurant_id","period_start") WHERE voided_at is null;--> statement-breakpoint
CREATE INDEX "subscription_invoices_open" ON "subscription_invoices" USING btree ("due_on") WHERE paid < amount and voided_at is null;--> statement-breakpoint
CREATE INDEX "subscription_payments_invoice" ON "subscription_payments" USING btree ("restaurant_id","invoice_number");--> statement-breakpoint
CREATE INDEX "subscriptions_next_period" ON "subscriptions" USING btree ("next_period_on");--> statement-breakpoint
CREATE INDEX "subscriptions_open_due" ON "subscriptions" USING btree ("open_due_on");