CREATE TABLE "document_reminders" (
	"restaurant_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"kind" text NOT NULL,
	"expiration_date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"admin_id" uuid,
	"is_in_app" boolean NOT NULL,
	"mail_id" uuid,
	"sms_id" uuid,
	"mail_state" text,
	"sms_state" text,
	CONSTRAINT "document_reminders_restaurant_id_document_id_occasion_pk" PRIMARY KEY("restaurant_id","document_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "document_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"rule" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "orders_restricted_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "document_reminders_undelivered" ON "document_reminders" USING btree ("at") WHERE "document_reminders"."mail_state" = 'waiting' or "document_reminders"."sms_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "documents_expiring" ON "documents" USING btree ("expiration_date","id") WHERE "documents"."state" = 'verified' and "documents"."expiration_date" is not null;--> statement-breakpoint
CREATE INDEX "restaurants_restricted" ON "restaurants" USING btree ("id") WHERE "restaurants"."orders_restricted_from" is not null;