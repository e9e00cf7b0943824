CREATE TABLE "notification_marks" (
	"restaurant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"read_up_to" integer NOT NULL,
	CONSTRAINT "notification_marks_restaurant_id_user_id_page_pk" PRIMARY KEY("restaurant_id","user_id","page")
);
--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "read_at";