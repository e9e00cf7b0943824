ALTER TABLE "subscription_payments" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "taken_back_by" uuid;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD COLUMN "take_back_reason" text DEFAULT '' NOT NULL;