DROP TABLE "order_steps" CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "repeat_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "customer_retention_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "anonymised_before" timestamp (3) with time zone;