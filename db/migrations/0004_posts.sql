CREATE TABLE "posts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"categories" text[] NOT NULL,
	"video_url" text,
	"image_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "posts_of_creator" ON "posts" USING btree ("account_id","creator_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_id" ON "posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "posts_by_image" ON "posts" USING btree ("image_id");