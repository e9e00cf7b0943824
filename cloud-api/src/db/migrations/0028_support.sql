CREATE TABLE "support_files" (
	"restaurant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "support_files_restaurant_id_request_id_id_pk" PRIMARY KEY("restaurant_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"restaurant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_note" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_restaurant_id_request_id_id_pk" PRIMARY KEY("restaurant_id","request_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"restaurant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "support_requests_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_restaurant_id_request_id_message_id_support_messages_restaurant_id_request_id_id_fk" FOREIGN KEY ("restaurant_id","request_id","message_id") REFERENCES "public"."support_messages"("restaurant_id","request_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_restaurant_id_request_id_support_requests_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","request_id") REFERENCES "public"."support_requests"("restaurant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_files_id" ON "support_files" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_number" ON "support_requests" USING btree ("restaurant_id","number");--> statement-breakpoint
CREATE INDEX "support_requests_due" ON "support_requests" USING btree ("due_at") WHERE "support_requests"."status" = 'open';