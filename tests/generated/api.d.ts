export interface paths {
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in, or go on with a refresh token
         * @description A used refresh token gives the same successor again for 30 seconds, since an answer may be lost; later it ends all tokens of its login.
         */
        post: operations["postToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out: end a refresh token and all of its login */
        post: operations["postTokenRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up, with an invitation's token or without
         * @description Whoever sends it accepts the terms (/terms) and the privacy statement (/privacy).
         */
        post: operations["postTokenSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/emailexists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether somebody has an e-mail */
        post: operations["postActionsSecurityEmailexists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/inviteuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by e-mail
         * @description Who is no administrator invites clients, as many as the licence allows. Inviting again sends it again.
         */
        post: operations["postActionsSecurityInviteuser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/activateaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate an account */
        post: operations["postActionsSecurityActivateaccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send somebody a link to a new password
         * @description Answers alike whether or not somebody has the e-mail.
         */
        post: operations["postActionsSecurityForgotpassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a mail's link
         * @description Ends every session and refresh token.
         */
        post: operations["postActionsSecurityResetpassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/security/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's password
         * @description Ends every session and every refresh token: log in anew.
         */
        post: operations["postActionsSecurityChangepassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisecategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exercise categories, by name */
        get: operations["getExercisecategories"];
        put?: never;
        /**
         * Add a category
         * @description With an id of yours, sending it twice adds one.
         */
        post: operations["postExercisecategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisecategories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a category */
        put: operations["putExercisecategoriesById"];
        post?: never;
        /** Delete a category that nothing belongs to */
        delete: operations["deleteExercisecategoriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisecategories/put-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename several categories at once, all or none */
        put: operations["putExercisecategoriesPutMultiple"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisesubcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exercise subcategories, by name */
        get: operations["getExercisesubcategories"];
        put?: never;
        /**
         * Add a subcategory to a category
         * @description With an id of yours, sending it twice adds one.
         */
        post: operations["postExercisesubcategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisesubcategories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a subcategory */
        put: operations["putExercisesubcategoriesById"];
        post?: never;
        /** Delete a subcategory that no exercise belongs to */
        delete: operations["deleteExercisesubcategoriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercisesubcategories/put-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename several subcategories at once, all or none */
        put: operations["putExercisesubcategoriesPutMultiple"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs that you were given or bought, by name */
        get: operations["getProgramsOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/own/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getProgramsOwnById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/own/{id}/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workouts of one of them, in their order
         * @description Days that nobody wrote are left out: they are rest days.
         */
        get: operations["getProgramsOwnByIdWorkouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs that you bought, the newest first */
        get: operations["getPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/own/{id}/workouts/{workoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workout to train by, with what its values come to for you
         * @description What is shown is kept under `prescriptionId`, so that what you do can be compared with it: as long as a completion names it, else 90 days. The same content is the same prescription.
         */
        get: operations["getProgramsOwnByIdWorkoutsByWorkoutId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The library's exercises and your account's, by name */
        get: operations["getExercises"];
        put?: never;
        /**
         * Add an exercise to your account's; an administrator's is a system exercise
         * @description With an id of yours, sending it twice adds one.
         */
        post: operations["postExercises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exercise */
        get: operations["getExercisesById"];
        /** Change an exercise of your own; administrators change any */
        put: operations["putExercisesById"];
        post?: never;
        /** Delete an exercise that no workout uses */
        delete: operations["deleteExercisesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your programs, those you bought among them, by name; administrators see everybody's */
        get: operations["getPrograms"];
        put?: never;
        /**
         * Begin a program: unpublished, last in its folder
         * @description With an id of yours, sending it twice makes one.
         */
        post: operations["postPrograms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One program's details */
        get: operations["getProgramsById"];
        /**
         * Change the details of a program of your own
         * @description Its length is locked while somebody trains by it (GET /programs/should-disable-duration-edit/{id}).
         */
        put: operations["putProgramsById"];
        post?: never;
        /** Delete a program that nobody trains by, with its workouts */
        delete: operations["deleteProgramsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programs that are published, whoever's they are, by name */
        get: operations["getProgramsStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/should-run-wizard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the guided tour is to start by itself */
        get: operations["getProgramsShouldRunWizard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/should-disable-duration-edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a program's length may still be changed
         * @description 1 Enabled, 2 DisabledTypeEdit: fixed or continuous as it is, 3 Disabled: somebody trains by it.
         */
        get: operations["getProgramsShouldDisableDurationEditById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programs/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the programs of one of your folders into another order
         * @description All programs of the folder, with positions from 1.
         */
        put: operations["putProgramsOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the programs of one of your folders into another order
         * @description All programs of the folder, with positions from 1.
         */
        put: operations["putFoldersOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/common/programpublish/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set price and status of an own program, or of a Published one
         * @description Status 3 publishes it, 1 takes it back.
         */
        post: operations["postActionsCommonProgrampublishUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/common/programpublish/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask administrators to publish a program of your own at this price */
        post: operations["postActionsCommonProgrampublishSuggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/common/programpublish/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a program that waits for a decision */
        post: operations["postActionsCommonProgrampublishAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/common/programpublish/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a program that waits for a decision back */
        post: operations["postActionsCommonProgrampublishDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programassigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who trains by which program, of your clients */
        get: operations["getProgramassigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programassigns/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make these the clients who train by a program
         * @description The whole list: who is not in it trains by the program no longer. Whoever stays keeps their day.
         */
        post: operations["postProgramassignsMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programassigns/merge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The same, with the program in the address */
        put: operations["putProgramassignsMergeById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your folders, by name */
        get: operations["getFolders"];
        put?: never;
        /**
         * Make a folder
         * @description With an id of yours, sending it twice makes one.
         */
        post: operations["postFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename one of your folders */
        put: operations["putFoldersById"];
        post?: never;
        /** Delete one of your folders; its programs stay, without a folder */
        delete: operations["deleteFoldersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved workouts of a program, in their order
         * @description Days that nobody wrote are left out: they are rest days of version 0.
         */
        get: operations["getWorkouts"];
        put?: never;
        /**
         * Write a day of one of your programs
         * @description Its id follows from the program and the day: all zeros will do.
         */
        post: operations["postWorkouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a day over the version that it was read at */
        put: operations["putWorkoutsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/insert-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save several days of a program
         * @description All of them or none. Sending the same again stores nothing more. What somebody saved meanwhile is answered 409.
         */
        post: operations["postWorkoutsInsertMultiple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy workouts to other days: every part gets an id of its own
         * @description All of them or none. Sending the same again stores nothing more. What somebody saved meanwhile is answered 409.
         */
        post: operations["postWorkoutsCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Days of a program as a PDF
         * @description From and to are dates of a continuous program, else numbers of days.
         */
        post: operations["postWorkoutsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/module-exercises/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the values of exercises come to for somebody: yourself, or one of your clients
         * @description Times may be sent as 'm:ss'; they come back in seconds. Null: it can't be told (decisions on maxima).
         */
        post: operations["postModuleExercisesCalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names that the account used for sets, ten at most: those that begin so first, then the latest */
        get: operations["getModulesAutocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title and thumbnail of a video; null for what is no address of one */
        get: operations["getVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image, for what is to show it
         * @description A form in parts: fileType, and one file in files. JPEG, PNG, WebP or GIF, at most 10 MB.
         */
        post: operations["postFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/difficulties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How difficult programs and exercises can be, the easiest first */
        get: operations["getDifficulties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeunits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a program's length is counted in */
        get: operations["getTimeunits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/programperiods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same, as periods of programs */
        get: operations["getProgramperiods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/allowed-trackable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which units and types of values each trackable category has */
        get: operations["getWorkoutsAllowedTrackable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workouts/names-trackable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What set types, trackable categories, types and units are called */
        get: operations["getWorkoutsNamesTrackable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/namedgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's groups of clients, by name */
        get: operations["getNamedgroups"];
        put?: never;
        /**
         * Make a group
         * @description With an id of yours, sending it twice makes one.
         */
        post: operations["postNamedgroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/namedgroups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a group */
        put: operations["putNamedgroupsById"];
        post?: never;
        /** Delete a group; its clients stay */
        delete: operations["deleteNamedgroupsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody, by name */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks */
        get: operations["getUsersCurrent"];
        /** Change your own profile; what is not given stays */
        put: operations["putUsersCurrent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many users of its licence your account has, and how many it may have */
        get: operations["getUsersTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has written posts, by name */
        get: operations["getUsersAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oneself, or, for administrators, anybody */
        get: operations["getUsersById"];
        /** Change your own profile, or, with roles, what somebody is granted */
        put: operations["putUsersById"];
        post?: never;
        /** Erase somebody; what their business subscribes to is cancelled first */
        delete: operations["deleteUsersById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the archive of your data is */
        get: operations["getUsersCurrentExport"];
        put?: never;
        /**
         * Have everything that is stored about you put into an archive
         * @description Asking again while it is being made changes nothing; a new one takes the place of the one before.
         */
        post: operations["postUsersCurrentExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/export/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of your data */
        get: operations["getUsersCurrentExportByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase yourself and what is stored about you, at once and for good
         * @description Money records stay without your name. Every session and token ends. The last administrator stays.
         */
        post: operations["postUsersCurrentErase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your clients, by name */
        get: operations["getClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/with-programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients with the programs they follow, and who is invited, by name */
        get: operations["getClientsWithPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client */
        get: operations["getClientsById"];
        put?: never;
        post?: never;
        /**
         * End that you coach somebody
         * @description Your programs go with it. Who uses the mobile app alone and has no other coach is erased.
         */
        delete: operations["deleteClientsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open invitations, by e-mail */
        get: operations["getInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open invitations of clients, by e-mail */
        get: operations["getInvitesClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/current-user-guest/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitation by which somebody with an account of their own is your guest */
        get: operations["getInvitesCurrentUserGuestByUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/set-client/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask a guest to be your client, or end that they are one
         * @description Only the person makes themself your client: they get an invitation, and the answer says isClient false and isPending true. It takes a place of your licence (409 without one). Refused for 30 days after they declined or ended your coaching.
         */
        put: operations["putInvitesSetClientById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an open invitation back; its link leads nowhere then */
        delete: operations["deleteInvitesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who coaches you, who asks to, and whom you have blocked */
        get: operations["getCoaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Being a client and the roles are accepted separately. A coach sees your readiness answers, body weight, workouts, results and records, those from before included, until you end it.
         */
        post: operations["postCoachesInvitationsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description The business can't invite you again for 30 days.
         */
        post: operations["postCoachesInvitationsByIdDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the coaching by a business, at once */
        post: operations["postCoachesByIdEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block a business: end its coaching, and take no invitation from it */
        post: operations["postCoachesByIdBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coaches/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a block */
        post: operations["postCoachesByIdUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account, or, for administrators, any */
        get: operations["getAccountsById"];
        /**
         * Grant an account users beside any subscription
         * @description Its package records are what was bought: they are read by themselves, and left out where they are sent.
         */
        put: operations["putAccountsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supportmessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask support, which answers to the e-mail given
         * @description With an id of yours, sending it twice asks once. 5 an hour.
         */
        post: operations["postSupportmessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages, by name: the published ones, or, for who keeps them, all */
        get: operations["getPackages"];
        put?: never;
        /**
         * Add a package, unpublished
         * @description With an id of yours, sending it twice adds one.
         */
        post: operations["postPackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One package */
        get: operations["getPackagesById"];
        /**
         * Change a package, publish it or take it back
         * @description A new price is for new subscriptions. One that was sold keeps its duration.
         */
        put: operations["putPackagesById"];
        post?: never;
        /** Delete a package that nobody has bought */
        delete: operations["deletePackagesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packagerecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Packages that your account bought, the newest first; for administrators, everybody's */
        get: operations["getPackagerecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accountpayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account's subscription */
        get: operations["getAccountpayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accountpayments/cancel-subscription/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel your account's subscription, which can be used until its last day that is paid
         * @description Cancelling again changes nothing.
         */
        post: operations["postAccountpaymentsCancelSubscriptionBySubscriptionId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a plan costs your account now */
        get: operations["getSubscriptionsQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your account's subscription to a dearer plan
         * @description Charges the difference for the days that are left. Sending the same order again charges nothing.
         */
        put: operations["putSubscriptions"];
        /**
         * Subscribe your account to a plan
         * @description Charges now. Sending the same order again charges nothing, and says how it stands.
         */
        post: operations["postSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How cards are entered */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymenttokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token that the card form starts with */
        get: operations["getPaymenttokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billinginfos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account wants on its invoices: one, or none */
        get: operations["getBillinginfos"];
        put?: never;
        /**
         * Say what your account wants on its invoices
         * @description Sending the same twice keeps one; another, where one is kept, is refused (409). An empty one is not kept.
         */
        post: operations["postBillinginfos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billinginfos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what your account wants on its invoices */
        put: operations["putBillinginfosById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices, the newest first unless asked otherwise */
        get: operations["getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice as a PDF */
        get: operations["getInvoicesByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sellingrecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales, the newest first: a partner's own, or, for administrators, all */
        get: operations["getSellingrecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workoutcompletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completed workouts, the latest first
         * @description For who coaches, those with a comment that speaks to them; for athletes and with `own`, one's own.
         */
        get: operations["getWorkoutcompletions"];
        put?: never;
        /**
         * Send a workout that was done
         * @description The id is yours: sending it again stores nothing more, and with other content it changes what is stored. The workout is a program's that one was given or bought, with `doneValue` where something was done. The day is the one in the offset of `doneAt`; with Z or -00:00, the one in your time zone. Fields that are left out keep what is stored; null clears it.
         */
        post: operations["postWorkoutcompletions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workoutcompletions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One completed workout, with what was done in it */
        get: operations["getWorkoutcompletionsById"];
        /** Change a completed workout of one's own */
        put: operations["putWorkoutcompletionsById"];
        post?: never;
        /**
         * Delete a completed workout of one's own
         * @description The records that it raised are told anew.
         */
        delete: operations["deleteWorkoutcompletionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workoutcompletions/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for a completed workout of one's own
         * @description A form in parts with one file in `file`: JPEG, PNG, WebP or GIF, at most 10 MB. Name it as `imageId`.
         */
        post: operations["postWorkoutcompletionsImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workoutcompletions/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark comments read
         * @description Those of the ids count that speak to oneself. Answers whether unread ones are left.
         */
        post: operations["postWorkoutcompletionsMarkAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workoutcompletions/has-unread-comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether there are unread comments */
        get: operations["getWorkoutcompletionsHasUnreadComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{userId}/workoutcompletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workouts that a client completed, the latest first
         * @description While they are a client. Of a program that is neither your business's nor given by it you see what was done, as 'another program', without titles, prescription, comment and picture.
         */
        get: operations["getClientsByUserIdWorkoutcompletions"];
        put?: never;
        /**
         * Enter a workout that a client did
         * @description Of programs of your business, or that it gave them, and while they are a client. It is marked as entered by the coach. The id is yours, as for a workout of one's own; what the client sent themself is not changed (409). Without an offset, the day is that of the client's time zone.
         */
        post: operations["postClientsByUserIdWorkoutcompletions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{userId}/workoutcompletions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them, with what was done in it
         * @description While they are a client. Of a program that is neither your business's nor given by it you see what was done, as 'another program', without titles, prescription, comment and picture.
         */
        get: operations["getClientsByUserIdWorkoutcompletionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercise-user/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's maxima in an exercise
         * @description One's own; of the account's clients for who coaches; of all for administrators. Others' are not found.
         */
        get: operations["getExerciseUserUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercise-user/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person reached in an exercise
         * @description One's own; of the account's clients for who coaches; of all for administrators. Others' are not found.
         */
        get: operations["getExerciseUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercise-user/history-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What several people reached in an exercise
         * @description One's own; of the account's clients for who coaches; of all for administrators. Others' are not found.
         */
        get: operations["getExerciseUserHistoryMultiple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercise-user/exercises-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exercises that people have results in
         * @description Volume load comes first where the term is in its name. One's own; of the account's clients for who coaches; of all for administrators. Others' are not found.
         */
        get: operations["getExerciseUserExercisesSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exercise-user/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin the current maxima of a record anew
         * @description The all-time ones stay. One's own; of the account's clients for who coaches; of all for administrators. Others' are not found.
         */
        put: operations["putExerciseUserResetById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions, in their order */
        get: operations["getQuestionnaireQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Responses of one person, the latest day first */
        get: operations["getQuestionnaireResponses"];
        put?: never;
        /**
         * Send the answers of a day
         * @description One a day: sending again replaces that day's, which keeps its id. With an id of yours, too.
         */
        post: operations["postQuestionnaireResponses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/muscle-map/front": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The muscle map's front: a group for each muscle, whose id is its identifier */
        get: operations["getQuestionnaireMuscleMapFront"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/muscle-map/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The muscle map's back: a group for each muscle, whose id is its identifier */
        get: operations["getQuestionnaireMuscleMapBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's clients by name, each with their latest response or the mean of a timeframe's */
        get: operations["getQuestionnaireClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last year: a series for each question of a category; without one, body weight and body fat */
        get: operations["getQuestionnaireGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire/graph/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question over a timeframe; -1 is body weight, -2 body fat */
        get: operations["getQuestionnaireGraphQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts, the newest first */
        get: operations["getPosts"];
        put?: never;
        /**
         * Write a post
         * @description With an id of yours, sending it twice makes one.
         */
        post: operations["postPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPostsById"];
        /** Change a post of your own */
        put: operations["putPostsById"];
        post?: never;
        /** Delete a post */
        delete: operations["deletePostsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a post can be about */
        get: operations["getPostcategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            subscriptionType: "PAID" | "FREE";
            /** @description Users granted beside any subscription. */
            maxUsersOverride: number | null;
            maxUsersOverrideUntil: string | null;
            /** @description How many of its licence there are. */
            users: number;
            allowedUsers: number;
            /** @description For who grants, to send with a change. */
            version?: number;
        };
        AccountPayment: {
            /** @enum {string} */
            status: "NONE" | "ACTIVE" | "PAST_DUE" | "CANCELED" | "ENDED";
            validUntil: string | null;
            /** @description At the subscription's own price, whatever the package costs now. */
            package: {
                /** Format: uuid */
                id: string;
                name: string;
                maxUsers: number;
                /** @description In euros. */
                price: number;
                durationInDays: number;
            } | null;
            subscriptionId: string | null;
            customerId: string | null;
            /** @description Of the card that was paid with last. */
            paymentMethodToken: string | null;
        };
        BenchmarkExercise: {
            id: string;
            name: string;
            trackableCategories: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
        };
        BillingInfo: {
            /** @description Null where nothing is kept, as of one that was sent empty. */
            id: string | null;
            account: {
                /** Format: uuid */
                id: string;
            };
            name: string;
            surname: string;
            address: string;
            zIP: string;
            city: string;
            companyName: string;
            branchOffice: string;
            oIB: string;
            vAT: string;
            version: number;
        };
        CalculatedExercise: {
            /** Format: uuid */
            id: string;
            exercise: {
                /** Format: uuid */
                id: string;
                name: string;
                thumbnailUrl: string | null;
                videoUrl: string | null;
                trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
            } | null;
            description: string;
            orderNumber: number;
            isRest: boolean;
            trackableCategories: {
                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
            }[];
            moduleExerciseRounds: {
                /** Format: uuid */
                id: string;
                orderNumber: number;
                isRest: boolean;
                isCompleted: boolean;
                roundDefinitions: {
                    trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                    /** @enum {string} */
                    trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                    measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                    value: (number | string) | null;
                    additionalValue: number | null;
                    calculatedValue: number | string | null;
                }[];
            }[];
        };
        Client: {
            /**
             * Format: uuid
             * @description The client's; of who has not come yet, the invitation's.
             */
            id: string;
            fullName: string;
            email: string;
            isActivated: boolean;
            inviteId: string | null;
            inviteSentOn: string | null;
            /** Format: uuid */
            clientId: string;
        };
        ClientReadiness: {
            client: {
                /** Format: uuid */
                clientId: string;
                fullName: string;
            };
            response: {
                /**
                 * Format: date
                 * @description Of the latest response.
                 */
                date: string;
                /** @description How many it is the mean of. */
                responses: number;
                answers: {
                    question: {
                        /** Format: uuid */
                        id: string;
                    };
                    points: number;
                }[];
                muscleMap: {
                    /** @enum {string} */
                    muscleIdentifier: "neck" | "rightShoulder" | "leftShoulder" | "rightChest" | "leftChest" | "rightBiceps" | "leftBiceps" | "rightForearm" | "leftForearm" | "abdominals" | "rightOblique" | "leftOblique" | "rightAdductors" | "leftAdductors" | "rightQuadriceps" | "leftQuadriceps" | "rightShin" | "leftShin" | "trapezius" | "leftRearShoulder" | "rightRearShoulder" | "leftBack" | "rightBack" | "leftTriceps" | "rightTriceps" | "leftOuterForearm" | "rightOuterForearm" | "lowerBack" | "leftGlute" | "rightGlute" | "leftHamstrings" | "rightHamstrings" | "leftCalf" | "rightCalf";
                    sorenessLevel: number;
                }[];
                /** @description In kilograms. */
                bodyWeight: number | null;
                /** @description In percent. */
                bodyFat: number | null;
                /** @description From 0 to 1. */
                score: number;
                /** @enum {string} */
                band: "bad" | "poor" | "neutral" | "good" | "excellent";
                message: string;
            } | null;
        };
        ClientWithPrograms: {
            /**
             * Format: uuid
             * @description The client's; of who has not come yet, the invitation's.
             */
            id: string;
            fullName: string;
            email: string;
            isActivated: boolean;
            inviteId: string | null;
            inviteSentOn: string | null;
            clientId: string | null;
            /** @enum {string} */
            clientType: "client" | "invite";
            /** @description The one under way, or the newest. */
            program: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: date */
                startDate: string;
                isOverdue: boolean;
            } | null;
            programs: {
                /** Format: uuid */
                id: string;
                name: string;
                /** Format: date */
                startDate: string;
                isOverdue: boolean;
            }[];
        };
        ClientWorkoutCompletion: {
            /** Format: uuid */
            id: string;
            user: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            workout: {
                /** @description Null of another business's program. */
                id: string | null;
                name: string;
                /** @description Null of another business's program. */
                key: string | null;
                program: {
                    /** @description Null of another business's program. */
                    id: string | null;
                    /** @description Or 'another program'. */
                    name: string;
                };
            };
            /** Format: date-time */
            completedOn: string;
            /**
             * Format: date
             * @description The day where the athlete was, whoever reads it.
             */
            doneOn: string;
            /** @description Of the place where it was done: '+02:00'. Null where it is not known. */
            utcOffset: string | null;
            successfullyCompleted: boolean;
            comment: string | null;
            /** @description How hard it was as a whole: CR-10, 0 to 10 in half steps. */
            sessionRpe: number | null;
            minutes: number | null;
            image: components["schemas"]["PostFilesAnswer"] | null;
            /** @description The version of the workout that the athlete was shown. */
            prescriptionId: string | null;
            isEnteredByCoach: boolean;
            isReadByProgramCreator: boolean;
            /** @description Done for a program of another business: with the values that were done, and without its words. */
            isOfAnotherProgram: boolean;
        };
        ClientWorkoutCompletionDetails: {
            /** Format: uuid */
            id: string;
            user: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            workout: {
                /** @description Null of another business's program. */
                id: string | null;
                name: string;
                /** @description Null of another business's program. */
                key: string | null;
                program: {
                    /** @description Null of another business's program. */
                    id: string | null;
                    /** @description Or 'another program'. */
                    name: string;
                };
            };
            /** Format: date-time */
            completedOn: string;
            /**
             * Format: date
             * @description The day where the athlete was, whoever reads it.
             */
            doneOn: string;
            /** @description Of the place where it was done: '+02:00'. Null where it is not known. */
            utcOffset: string | null;
            successfullyCompleted: boolean;
            comment: string | null;
            /** @description How hard it was as a whole: CR-10, 0 to 10 in half steps. */
            sessionRpe: number | null;
            minutes: number | null;
            image: components["schemas"]["PostFilesAnswer"] | null;
            /** @description The version of the workout that the athlete was shown. */
            prescriptionId: string | null;
            isEnteredByCoach: boolean;
            isReadByProgramCreator: boolean;
            /** @description Done for a program of another business: with the values that were done, and without its words. */
            isOfAnotherProgram: boolean;
            completedWorkout: {
                /** @description In kilograms. */
                volumeLoad: number;
                volumeLoadInPounds: number;
                /** @description As it was sent, each value with the prescribed one: of the prescription, or else of the workout as it stands today, by their ids. Null: not prescribed. */
                completedModules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                                /** @default null */
                                doneValue: (number | string) | null;
                                prescribed: {
                                    trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                    /** @enum {string} */
                                    trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                    measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                    value: (number | string) | null;
                                    additionalValue: number | null;
                                    /** @default null */
                                    calculatedValue: (number | string) | null;
                                } | null;
                            }[];
                        }[];
                    }[];
                }[];
                /** @description Exercises of the sets that the athlete added to the prescription, or did instead of another. */
                ownExercises: {
                    /** Format: uuid */
                    id: string;
                    replaces: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    } | null;
                }[];
                /** @description The prescription, also what of it was left out; null where the completion names none. */
                prescribedModules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                            }[];
                        }[];
                    }[];
                }[] | null;
            };
        };
        Coaching: {
            coaches: {
                /**
                 * Format: uuid
                 * @description The business.
                 */
                accountId: string;
                businessName: string;
                coachNames: string[];
                /** Format: date-time */
                since: string;
            }[];
            /** @description Invitations that wait for your answer. */
            pending: {
                /**
                 * Format: uuid
                 * @description The invitation's.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The business.
                 */
                accountId: string;
                businessName: string;
                /** @description The person; null for invitations from before that was stored. */
                invitedBy: string | null;
                /** Format: date-time */
                sentOn: string;
                /** @description Whether being their client waits for your answer. */
                asClient: boolean;
                /** @description The roles that wait for your answer. */
                roles: ("PAR" | "TRN" | "WRT")[];
            }[];
            blocked: {
                /**
                 * Format: uuid
                 * @description The business.
                 */
                accountId: string;
                businessName: string;
            }[];
        };
        DataExport: {
            /** @enum {string} */
            state: "none" | "running" | "failed" | "ready";
            /**
             * Format: uuid
             * @description Of the archive, once it is ready.
             */
            id?: string;
            byteSize?: number;
            /** Format: date-time */
            finishedAt?: string;
            /** Format: date-time */
            keptUntil?: string;
        };
        Exercise: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            videoUrl: string | null;
            thumbnailUrl: string | null;
            image: components["schemas"]["PostFilesAnswer"] | null;
            difficulty: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            };
            categories: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            subcategories: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
            oneRepetitionMaxFormula: ("epley" | "brzycki" | "landers" | "lombardi" | "oconner") | null;
            superiorExercise: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            superiorExercisePercentage: number | null;
            isSystem: boolean;
            creator: {
                /** Format: uuid */
                id: string;
            } | null;
            /** @description Sent with a change, so that one which somebody else made meanwhile is not lost. */
            version: number;
        };
        ExerciseCategory: {
            /** Format: uuid */
            id: string;
            name: string;
            image: null;
        };
        ExerciseResultHistory: {
            /** Format: uuid */
            userId: string;
            userName: string;
            /** @description By how much the last is more than the first, in percent. */
            changePercentage: number | null;
            /** @description A point for each workout, its best, and for each value that a coach entered, at noon of its day. */
            histories: {
                /** Format: date-time */
                timestamp: string;
                /**
                 * Format: date
                 * @description Of the athlete.
                 */
                day: string;
                result: number;
            }[];
        };
        ExerciseSubcategory: {
            /** Format: uuid */
            id: string;
            name: string;
            category: {
                /** Format: uuid */
                id: string;
            };
            image: null;
        };
        ExerciseUserRecord: {
            /** @description What a reset names; null while there is no record. */
            id: string | null;
            allTimeRealMax: components["schemas"]["Maximum"] | null;
            allTimeCalculatedMax: components["schemas"]["Maximum"] | null;
            currentRealMax: components["schemas"]["Maximum"] | null;
            currentCalculatedMax: components["schemas"]["Maximum"] | null;
            /** @description The last reset: the current maxima are of what was done since. */
            resetAt: string | null;
        };
        Folder: {
            /** Format: uuid */
            id: string;
            name: string;
            version: number;
        };
        GetBillinginfosAnswer: components["schemas"]["BillingInfo"][];
        GetClientsAnswer: components["schemas"]["Client"][];
        GetClientsByUserIdWorkoutcompletionsAnswer: components["schemas"]["ClientWorkoutCompletion"][];
        GetClientsWithProgramsAnswer: components["schemas"]["ClientWithPrograms"][];
        GetDifficultiesAnswer: {
            /** Format: uuid */
            id: string;
            code: string;
            name: string;
        }[];
        GetExerciseUserExercisesSearchAnswer: components["schemas"]["BenchmarkExercise"][];
        GetExerciseUserHistoryMultipleAnswer: components["schemas"]["ExerciseResultHistory"][];
        GetExercisecategoriesAnswer: components["schemas"]["ExerciseCategory"][];
        GetExercisesAnswer: components["schemas"]["Exercise"][];
        GetExercisesubcategoriesAnswer: components["schemas"]["ExerciseSubcategory"][];
        GetFoldersAnswer: components["schemas"]["Folder"][];
        GetInvitesAnswer: components["schemas"]["Invite"][];
        GetInvitesClientsAnswer: components["schemas"]["Invite"][];
        GetInvoicesAnswer: components["schemas"]["Invoice"][];
        GetModulesAutocompleteAnswer: string[];
        GetNamedgroupsAnswer: components["schemas"]["NamedGroup"][];
        GetPackagerecordsAnswer: components["schemas"]["PackageRecord"][];
        GetPackagesAnswer: components["schemas"]["Package"][];
        GetPaymenttokensAnswer: {
            /** @description What the card form starts with; null while the gateway is away. */
            clientToken: string | null;
        };
        GetPostcategoriesAnswer: {
            /** @enum {string} */
            id: "sportsPerformance" | "assessment" | "fitness" | "injuryPreventionRehab" | "nutrition" | "recovery" | "scienceForSport" | "other";
            name: string;
        }[];
        GetPostsAnswer: components["schemas"]["Post"][];
        GetProgramassignsAnswer: components["schemas"]["ProgramAssign"][];
        GetProgramperiodsAnswer: {
            /** @enum {string} */
            code: "D" | "W" | "M" | "Y";
            name: string;
            /** @enum {string} */
            id: "D" | "W" | "M" | "Y";
        }[];
        GetProgramsAnswer: components["schemas"]["Program"][];
        GetProgramsOwnAnswer: components["schemas"]["OwnProgram"][];
        GetProgramsOwnByIdWorkoutsAnswer: components["schemas"]["Workout"][];
        GetProgramsShouldDisableDurationEditByIdAnswer: 1 | 2 | 3;
        GetProgramsShouldRunWizardAnswer: boolean;
        GetProgramsStoreAnswer: {
            /** Format: uuid */
            id: string;
            name: string;
            image: components["schemas"]["PostFilesAnswer"] | null;
            duration: number | null;
            timeUnit: {
                /** @enum {string} */
                code: "D" | "W" | "M" | "Y";
                name: string;
            } | null;
            difficulty: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            };
            continuous: boolean;
            startDate: string | null;
            shortDescription: string;
            description: string;
            /** @description 1 Unpublished, 2 Pending, 3 Published */
            status: number;
            isPublished: boolean;
            /** @description In euros. */
            price: number | null;
            creator: {
                /** Format: uuid */
                id: string;
                fullName: string;
                /** @description In percent; for administrators alone. */
                partnerCommissionRate: number | null;
            };
            /** @description You bought it: it is to be read, given to your clients, and copied. */
            isBought: boolean;
            /**
             * @description What it is to you.
             * @enum {string}
             */
            offer: "own" | "bought" | "for sale";
        }[];
        GetPurchasesAnswer: components["schemas"]["Purchase"][];
        GetQuestionnaireClientsAnswer: components["schemas"]["ClientReadiness"][];
        GetQuestionnaireGraphAnswer: components["schemas"]["GraphData"][];
        GetQuestionnaireQuestionsAnswer: components["schemas"]["Question"][];
        GetQuestionnaireResponsesAnswer: components["schemas"]["QuestionnaireResponse"][];
        GetSellingrecordsAnswer: {
            page: {
                entries: components["schemas"]["SellingRecord"][];
                totalCount: number;
            };
            totals: {
                /** @description In euros. */
                totalFullPrice: number;
                /** @description In euros; for administrators. */
                totalTsCommission?: number;
                /** @description In euros. */
                totalPartnerCommission: number;
                /** @description In euros; for administrators. */
                totalAdminCommission?: number;
            };
        };
        GetSettingsAnswer: {
            threeDSDisabled: boolean;
            /** @description None is used: a token of its own is made for each form. */
            tokenizationKey: null;
            /** @description What the card form starts with; null while the gateway is away. */
            clientToken: string | null;
        };
        GetTimeunitsAnswer: {
            /** @enum {string} */
            code: "D" | "W" | "M" | "Y";
            name: string;
            /** @enum {string} */
            id: "D" | "W" | "M" | "Y";
        }[];
        GetUsersAnswer: components["schemas"]["UserOfList"][];
        GetUsersAuthorsAnswer: {
            /** Format: uuid */
            id: string;
            fullName: string;
        }[];
        GetUsersTotalAnswer: {
            total: number;
            /** @description Null of administrators, who ask no licence. */
            allowed: number | null;
        };
        GetVideosAnswer: {
            videoId: string;
            title: string | null;
            thumbnailUrl: string;
        } | null;
        GetWorkoutcompletionsAnswer: components["schemas"]["WorkoutCompletion"][];
        GetWorkoutcompletionsHasUnreadCommentsAnswer: boolean;
        GetWorkoutsAllowedTrackableAnswer: {
            /** @enum {string} */
            trackableCategory: "reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime";
            /** @description The first is the default. */
            measurementUnits: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts")[];
            /** @description The first is the default. */
            trackableTypes: ("amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage")[];
        }[];
        GetWorkoutsAnswer: components["schemas"]["Workout"][];
        GetWorkoutsNamesTrackableAnswer: {
            setTypeNames: {
                code: string;
                name: string;
            }[];
            trackableCategoryNames: {
                code: string;
                name: string;
            }[];
            trackableTypeNames: {
                code: string;
                name: string;
            }[];
            measurementUnitNames: {
                code: string;
                name: string;
            }[];
        };
        GraphData: {
            title: string;
            points: {
                /** Format: date-time */
                timestamp: string;
                value: number;
            }[];
            lowestPointsPossible: number | null;
            highestPointsPossible: number | null;
        };
        Guest: {
            /**
             * Format: uuid
             * @description The invitation's.
             */
            id: string;
            /** Format: uuid */
            userId: string;
            email: string;
            /** @description Whether your account coaches them now. */
            isClient: boolean;
            /** @description Whether an invitation as your client waits for their answer. */
            isPending: boolean;
            /** Format: date-time */
            inviteSentOn: string;
        };
        Invite: {
            /** Format: uuid */
            id: string;
            email: string;
            isClient: boolean;
            isPartner: boolean;
            isTrainer: boolean;
            isWriter: boolean;
            /** @description In percent; of partners. */
            partnerCommissionRate: number | null;
            /** Format: date-time */
            inviteSentOn: string;
        };
        Invoice: {
            /** Format: uuid */
            id: string;
            number: string;
            /** Format: date */
            created: string;
            /** @description Whose it is; for administrators. */
            fullName?: string;
            /** @description In euros. */
            total: number;
            /** @description Its PDF, at this site, which takes the same token. */
            filePath: string;
        };
        Maximum: {
            value: number;
            /**
             * Format: date-time
             * @description When it was reached; of what a coach entered, noon of its day.
             */
            timestamp: string;
            /**
             * Format: date
             * @description Of the athlete, whoever reads it.
             */
            day: string;
        };
        NamedGroup: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @constant */
            deleted: false;
            version: number;
        };
        OwnProgram: {
            /** Format: uuid */
            id: string;
            name: string;
            shortDescription: string;
            description: string;
            image: components["schemas"]["PostFilesAnswer"] | null;
            difficulty: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            };
            continuous: boolean;
            duration: number | null;
            timeUnit: {
                /** @enum {string} */
                code: "D" | "W" | "M" | "Y";
                name: string;
            } | null;
            startDate: string | null;
            creator: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            /** @description Who gave it to you; none for one that you only bought. */
            assignments: {
                business: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                assigner: {
                    /** Format: uuid */
                    id: string;
                    fullName: string;
                };
                /** Format: date */
                assignDate: string;
                /**
                 * Format: date
                 * @description Day 1 of a program of fixed length is this day.
                 */
                startDate: string;
                lastDay: string | null;
                isOverdue: boolean;
            }[];
            purchasedOn: string | null;
        };
        Package: {
            /** Format: uuid */
            id: string;
            name: string;
            maxUsers: number;
            /** @description In euros. */
            price: number;
            durationInDays: number;
            /** @description In days. */
            trialPeriod: number | null;
            published: boolean;
            /** @description HTML of few tags, made safe. */
            description: string;
            version: number;
        };
        PackageRecord: {
            /** Format: uuid */
            id: string;
            account: {
                /** Format: uuid */
                id: string;
            };
            package: {
                id: string | null;
                name: string;
            };
            /** Format: date-time */
            purchaseDate: string;
            paidThrough: string | null;
            /** @description In euros. */
            fullPrice: number;
        };
        Payment: {
            /**
             * @description open: the gateway has not said yet; send the same again, or wait. confirm: nothing was charged; have the bank authenticate the confirmation's nonce, and send the same again with the nonce that comes of it.
             * @enum {string}
             */
            state: "done" | "open" | "confirm";
            message: string;
            confirmation: {
                nonce: string;
                bin: string;
            } | null;
            payment: components["schemas"]["AccountPayment"];
        };
        Post: {
            /** Format: uuid */
            id: string;
            title: string;
            description: string;
            videoUrl: string | null;
            thumbnailUrl: string | null;
            image: {
                /** Format: uuid */
                id: string;
                path: string;
            } | null;
            postCategories: {
                /** @enum {string} */
                id: "sportsPerformance" | "assessment" | "fitness" | "injuryPreventionRehab" | "nutrition" | "recovery" | "scienceForSport" | "other";
                name: string;
            }[];
            /** Format: date-time */
            createdOn: string;
            creator: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            /** @description Sent with a change, so that one which somebody else made meanwhile is not lost. */
            version: number;
        };
        PostActionsCommonProgrampublishAcceptBody: {
            /** Format: uuid */
            programId: string;
            /** @description In euros. */
            price?: number | null;
            /** @description Which step the app was looking at; without it, whatever stands now. */
            publishingVersion?: number;
            feedback?: string;
        };
        PostActionsCommonProgrampublishDeclineBody: {
            /** Format: uuid */
            programId: string;
            /** @description In euros. */
            price?: number | null;
            /** @description Which step the app was looking at; without it, whatever stands now. */
            publishingVersion?: number;
            feedback?: string;
        };
        PostActionsCommonProgrampublishSuggestBody: {
            /** Format: uuid */
            programId: string;
            /** @description In euros. */
            price?: number | null;
            /** @description Which step the app was looking at; without it, whatever stands now. */
            publishingVersion?: number;
        };
        PostActionsCommonProgrampublishUpdateBody: {
            /** Format: uuid */
            programId: string;
            /** @description In euros. */
            price?: number | null;
            /** @description Which step the app was looking at; without it, whatever stands now. */
            publishingVersion?: number;
            status: 1 | 3;
            feedback?: string;
        };
        PostActionsSecurityActivateaccountAnswer: {
            /** @description Else the way to one is forgotpassword. */
            hasPassword: boolean;
        };
        PostActionsSecurityActivateaccountBody: {
            /** @description Of the mail's link. */
            token: string;
        };
        PostActionsSecurityChangepasswordBody: {
            /** Format: uuid */
            userId: string;
            oldPassword: string;
            newPassword: string;
        };
        PostActionsSecurityEmailexistsAnswer: {
            exists: boolean;
        };
        PostActionsSecurityEmailexistsBody: {
            email: string;
        };
        PostActionsSecurityForgotpasswordAnswer: {
            message: string;
        };
        PostActionsSecurityForgotpasswordBody: {
            email: string;
        };
        PostActionsSecurityInviteuserAnswer: {
            email: string;
        };
        PostActionsSecurityInviteuserBody: {
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            email: string;
            /** @default false */
            isClient: boolean;
            /** @default false */
            isPartner: boolean;
            /** @default false */
            isTrainer: boolean;
            /** @default false */
            isWriter: boolean;
            /** @description In percent, with at most 2 decimals. */
            partnerCommissionRate?: number | null;
        };
        PostActionsSecurityResetpasswordBody: {
            /** @description Of the mail's link. */
            token: string;
            password: string;
        };
        PostBillinginfosBody: {
            name?: string;
            surname?: string;
            address?: string;
            zIP?: string;
            city?: string;
            companyName?: string;
            branchOffice?: string;
            oIB?: string;
            vAT?: string;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            account: {
                /** Format: uuid */
                id: string;
            };
        };
        PostClientsByUserIdWorkoutcompletionsBody: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            programId: string;
            /** Format: date-time */
            doneAt: string;
            successfullyCompleted: boolean;
            comment?: string | null;
            sessionRpe?: number | null;
            minutes?: number | null;
            prescriptionId?: string | null;
            workout: {
                /** Format: uuid */
                id: string;
                day: number | null;
                date: string | null;
                restDay: boolean;
                name: string;
                motivation: string;
                image: string | null;
                modules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                                /** @default null */
                                doneValue: (number | string) | null;
                            }[];
                        }[];
                    }[];
                }[];
            };
        };
        PostCoachesInvitationsByIdAcceptBody: {
            /** @enum {string} */
            as: "client" | "roles";
        };
        PostExercisecategoriesBody: {
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            name: string;
        };
        PostExercisesBody: {
            name: string;
            description?: string;
            videoUrl?: string | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            difficulty: {
                /** Format: uuid */
                id: string;
            };
            categories: {
                /** Format: uuid */
                id: string;
            }[];
            /** @default [] */
            subcategories: {
                /** Format: uuid */
                id: string;
            }[];
            /** @default [] */
            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
            oneRepetitionMaxFormula?: ("epley" | "brzycki" | "landers" | "lombardi" | "oconner") | null;
            superiorExercise?: {
                /** Format: uuid */
                id: string;
            } | null;
            superiorExercisePercentage?: number | null;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostExercisesubcategoriesBody: {
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            name: string;
            category: {
                /** Format: uuid */
                id: string;
            };
        };
        PostFilesAnswer: {
            /** Format: uuid */
            id: string;
            path: string;
        };
        PostFilesBody: {
            /** @enum {string} */
            fileType: "application" | "audio" | "image" | "text" | "video";
            /** Format: binary */
            files: string;
        };
        PostFoldersBody: {
            name: string;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostModuleExercisesCalculateAnswer: components["schemas"]["CalculatedExercise"][];
        PostModuleExercisesCalculateBody: {
            moduleExercises: {
                /** Format: uuid */
                id: string;
                exercise: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    thumbnailUrl: string | null;
                    videoUrl: string | null;
                    trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                } | null;
                description: string;
                orderNumber: number;
                isRest: boolean;
                trackableCategories: {
                    trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                    measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                }[];
                moduleExerciseRounds: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    isRest: boolean;
                    isCompleted: boolean;
                    roundDefinitions: {
                        trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                        /** @enum {string} */
                        trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                        measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        value: (number | string) | null;
                        additionalValue: number | null;
                    }[];
                }[];
            }[];
            /** Format: uuid */
            userId: string;
            /** Format: uuid */
            programId?: string;
        };
        PostNamedgroupsBody: {
            name: string;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostPackagesBody: {
            name: string;
            maxUsers: number;
            /** @description In euros. */
            price: number;
            /** @description 31 or 365. */
            durationInDays: number;
            trialPeriod?: number | null;
            description?: string;
            /**
             * @description Saves the description without what can't stand in it.
             * @default false
             */
            leaveOut: boolean;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostPostsBody: {
            title: string;
            description?: string;
            videoUrl?: string | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            postCategories: {
                /** @enum {string} */
                id: "sportsPerformance" | "assessment" | "fitness" | "injuryPreventionRehab" | "nutrition" | "recovery" | "scienceForSport" | "other";
            }[];
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostProgramassignsMergeAnswer: components["schemas"]["ProgramAssign"][];
        PostProgramassignsMergeBody: {
            /** Format: uuid */
            programId: string;
            programAssigns: components["schemas"]["PutProgramassignsMergeByIdBody"];
        };
        PostProgramsBody: {
            name: string;
            difficulty: {
                /** Format: uuid */
                id: string;
            };
            /** @default false */
            continuous: boolean;
            duration?: number | null;
            timeUnit?: {
                /** @enum {string} */
                code: "D" | "W" | "M" | "Y";
            } | null;
            startDate?: string | null;
            shortDescription?: string;
            description?: string;
            folder?: {
                /** Format: uuid */
                id: string;
            } | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
        };
        PostQuestionnaireResponsesBody: {
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            /** @description Whose day it is: one's own without it. */
            userId?: string | null;
            /** Format: date */
            date: string;
            answers: {
                /** Format: uuid */
                id: string;
            }[];
            /** @default [] */
            muscleMap: {
                muscleIdentifier: string;
                sorenessLevel: number;
            }[];
            bodyWeight?: number | null;
            bodyFat?: number | null;
            comment?: string | null;
        };
        PostSubscriptionsBody: {
            /**
             * Format: uuid
             * @description Yours: by it an order is paid once, however often it is sent. A new order has a new one.
             */
            id: string;
            /**
             * Format: uuid
             * @description The package's.
             */
            planId: string;
            /** @description Of a card that was entered in the card form. */
            nonce?: string | null;
            /** @description Of the card that was paid with last, where no other is entered. */
            paymentMethodToken?: string | null;
            /** @description What 3-D Secure made of the confirmation's nonce, when the same order is sent again after state confirm. */
            confirmedNonce?: string | null;
            /** @description What was shown to who pays, in euros; refused (409) where it costs something else by now. */
            amount: number;
            /** @default false */
            acceptsTerms: boolean;
        };
        PostSupportmessagesAnswer: {
            message: string;
        };
        PostSupportmessagesBody: {
            /** @description Yours, by which sending it again makes nothing more; none, or all zeros, leaves it to the server. */
            id?: string | null;
            firstName: string;
            lastName: string;
            email: string;
            body: string;
            /** @description Yours in any case, whatever is sent. */
            accountId?: string | null;
        };
        PostTokenBody: {
            /** @constant */
            grantType: "password";
            /** @description The e-mail. */
            username: string;
            password: string;
            /**
             * @description The app of coaches asks: who is a client alone gets 403.
             * @default false
             */
            isFromAdmin: boolean;
        } | {
            /** @constant */
            grantType: "refresh_token";
            refreshToken: string;
            /**
             * @description The app of coaches asks: who is a client alone gets 403.
             * @default false
             */
            isFromAdmin: boolean;
        };
        PostTokenRevokeBody: {
            refreshToken: string;
        };
        PostTokenSignupAnswer: {
            /** @description Of who was invited, and so is active at once. */
            authToken: components["schemas"]["Tokens"] | null;
            isInvitedUser: boolean;
            /** @description The mobile app is all that they have. */
            isUserOnly: boolean;
        };
        PostTokenSignupBody: {
            /** @description Of an invitation's link, which proves the e-mail. */
            token?: string | null;
            email: string;
            password: string;
            firstName: string;
            lastName: string;
            /**
             * @description Of an invitation for a role and as a client: also as a client.
             * @default false
             */
            asClient: boolean;
        };
        PostUsersCurrentExportBody: {
            /** @description Your own. Five wrong ones in 15 minutes wait. */
            password: string;
        };
        PostWorkoutcompletionsBody: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            programId: string;
            /** Format: date-time */
            doneAt: string;
            successfullyCompleted: boolean;
            comment?: string | null;
            sessionRpe?: number | null;
            minutes?: number | null;
            imageId?: string | null;
            prescriptionId?: string | null;
            workout: {
                /** Format: uuid */
                id: string;
                day: number | null;
                date: string | null;
                restDay: boolean;
                name: string;
                motivation: string;
                image: string | null;
                modules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                                /** @default null */
                                doneValue: (number | string) | null;
                            }[];
                        }[];
                    }[];
                }[];
            };
        };
        PostWorkoutcompletionsImagesBody: {
            /** Format: binary */
            file: string;
        };
        PostWorkoutcompletionsMarkAsReadAnswer: boolean;
        PostWorkoutcompletionsMarkAsReadBody: string[];
        PostWorkoutsBody: {
            program: {
                /** Format: uuid */
                id: string;
            };
            /**
             * @description What it was read at: 0 for a day that nobody saved. A save names it.
             * @default 0
             */
            version: number;
            /** Format: uuid */
            id: string;
            day: number | null;
            date: string | null;
            restDay: boolean;
            name: string;
            motivation: string;
            image: string | null;
            modules: {
                /** Format: uuid */
                id: string;
                orderNumber: number;
                orderNumberInAlternatives: number;
                name: string;
                description: string;
                setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                setRounds: number | null;
                moduleExercises: {
                    /** Format: uuid */
                    id: string;
                    exercise: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        thumbnailUrl: string | null;
                        videoUrl: string | null;
                        trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                    } | null;
                    description: string;
                    orderNumber: number;
                    isRest: boolean;
                    trackableCategories: {
                        trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                        measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                    }[];
                    moduleExerciseRounds: {
                        /** Format: uuid */
                        id: string;
                        orderNumber: number;
                        isRest: boolean;
                        isCompleted: boolean;
                        roundDefinitions: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            /** @enum {string} */
                            trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                            value: (number | string) | null;
                            additionalValue: number | null;
                        }[];
                    }[];
                }[];
            }[];
        };
        PostWorkoutsCopyAnswer: components["schemas"]["Workout"][];
        PostWorkoutsInsertMultipleAnswer: components["schemas"]["Workout"][];
        PostWorkoutsInsertMultipleBody: components["schemas"]["PostWorkoutsBody"][];
        PostWorkoutsReportBody: {
            /** Format: uuid */
            programId: string;
            dateFrom?: string | null;
            dateTo?: string | null;
            dayFrom?: number | null;
            dayTo?: number | null;
        };
        PrescribedWorkout: {
            program: {
                /** Format: uuid */
                id: string;
            };
            version: number;
            /** @description Names exactly what is shown here, for the completion that answers it; null for a huge workout. */
            prescriptionId: string | null;
            /** Format: uuid */
            id: string;
            day: number | null;
            date: string | null;
            restDay: boolean;
            name: string;
            motivation: string;
            image: string | null;
            modules: {
                /** Format: uuid */
                id: string;
                orderNumber: number;
                orderNumberInAlternatives: number;
                name: string;
                description: string;
                setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                setRounds: number | null;
                moduleExercises: {
                    /** Format: uuid */
                    id: string;
                    exercise: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        thumbnailUrl: string | null;
                        videoUrl: string | null;
                        trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                    } | null;
                    description: string;
                    orderNumber: number;
                    isRest: boolean;
                    trackableCategories: {
                        trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                        measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                    }[];
                    moduleExerciseRounds: {
                        /** Format: uuid */
                        id: string;
                        orderNumber: number;
                        isRest: boolean;
                        isCompleted: boolean;
                        roundDefinitions: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            /** @enum {string} */
                            trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                            value: (number | string) | null;
                            additionalValue: number | null;
                            /** @default null */
                            calculatedValue: (number | string) | null;
                        }[];
                    }[];
                }[];
            }[];
        };
        Program: {
            /** Format: uuid */
            id: string;
            name: string;
            image: components["schemas"]["PostFilesAnswer"] | null;
            duration: number | null;
            timeUnit: {
                /** @enum {string} */
                code: "D" | "W" | "M" | "Y";
                name: string;
            } | null;
            difficulty: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            };
            folder: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description Its place in the folder, from 1. */
            position: number | null;
            continuous: boolean;
            startDate: string | null;
            shortDescription: string;
            description: string;
            /** @description 1 Unpublished, 2 Pending, 3 Published */
            status: number;
            isPublished: boolean;
            /** @description In euros. */
            price: number | null;
            feedback: string;
            creator: {
                /** Format: uuid */
                id: string;
                fullName: string;
                /** @description In percent; for administrators alone. */
                partnerCommissionRate: number | null;
            };
            /** @description You bought it: it is to be read, given to your clients, and copied. */
            isBought: boolean;
            /** @description Of its details. Sent with a change, so that one made meanwhile is not lost. */
            version: number;
            /** @description Of its publishing, likewise. */
            publishingVersion: number;
        };
        ProgramAssign: {
            program: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            assigner: {
                /** Format: uuid */
                id: string;
            };
            assignee: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            /** Format: date */
            assignDate: string;
            /** Format: date */
            startDate: string;
            isOverdue: boolean;
            version: number;
        };
        Purchase: {
            /** Format: uuid */
            id: string;
            program: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            purchasedOn: string;
            price: number;
        };
        PutAccountsByIdBody: {
            maxUsersOverride: number | null;
            maxUsersOverrideUntil: string | null;
            version: number;
        };
        PutBillinginfosByIdBody: {
            name?: string;
            surname?: string;
            address?: string;
            zIP?: string;
            city?: string;
            companyName?: string;
            branchOffice?: string;
            oIB?: string;
            vAT?: string;
            version: number;
        };
        PutExercisecategoriesByIdBody: {
            name: string;
        };
        PutExercisecategoriesPutMultipleAnswer: components["schemas"]["ExerciseCategory"][];
        PutExercisecategoriesPutMultipleBody: {
            /** Format: uuid */
            id: string;
            name: string;
        }[];
        PutExercisesByIdBody: {
            name: string;
            description?: string;
            videoUrl?: string | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            difficulty: {
                /** Format: uuid */
                id: string;
            };
            categories: {
                /** Format: uuid */
                id: string;
            }[];
            /** @default [] */
            subcategories: {
                /** Format: uuid */
                id: string;
            }[];
            /** @default [] */
            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
            oneRepetitionMaxFormula?: ("epley" | "brzycki" | "landers" | "lombardi" | "oconner") | null;
            superiorExercise?: {
                /** Format: uuid */
                id: string;
            } | null;
            superiorExercisePercentage?: number | null;
            version: number;
        };
        PutExercisesubcategoriesByIdBody: {
            name: string;
        };
        PutExercisesubcategoriesPutMultipleAnswer: components["schemas"]["ExerciseSubcategory"][];
        PutExercisesubcategoriesPutMultipleBody: {
            /** Format: uuid */
            id: string;
            name: string;
        }[];
        PutFoldersByIdBody: {
            name: string;
            version: number;
        };
        PutInvitesSetClientByIdBody: {
            isClient: boolean;
        };
        PutNamedgroupsByIdBody: {
            name: string;
            version: number;
        };
        PutPackagesByIdBody: {
            name: string;
            maxUsers: number;
            /** @description In euros. */
            price: number;
            /** @description 31 or 365. */
            durationInDays: number;
            trialPeriod?: number | null;
            description?: string;
            /**
             * @description Saves the description without what can't stand in it.
             * @default false
             */
            leaveOut: boolean;
            /** @default false */
            published: boolean;
            version: number;
        };
        PutPostsByIdBody: {
            title: string;
            description?: string;
            videoUrl?: string | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            postCategories: {
                /** @enum {string} */
                id: "sportsPerformance" | "assessment" | "fitness" | "injuryPreventionRehab" | "nutrition" | "recovery" | "scienceForSport" | "other";
            }[];
            version: number;
        };
        PutProgramassignsMergeByIdAnswer: components["schemas"]["ProgramAssign"][];
        PutProgramassignsMergeByIdBody: {
            assignee: {
                /** Format: uuid */
                id: string;
            };
            /** @description Without it, the usual first day. */
            startDate?: string | null;
        }[];
        PutProgramsByIdBody: {
            name: string;
            difficulty: {
                /** Format: uuid */
                id: string;
            };
            /** @default false */
            continuous: boolean;
            duration?: number | null;
            timeUnit?: {
                /** @enum {string} */
                code: "D" | "W" | "M" | "Y";
            } | null;
            startDate?: string | null;
            shortDescription?: string;
            description?: string;
            folder?: {
                /** Format: uuid */
                id: string;
            } | null;
            image?: {
                /** Format: uuid */
                id: string;
            } | null;
            version: number;
        };
        PutProgramsOrderBody: {
            /** Format: uuid */
            programId: string;
            position: number;
        }[];
        PutSubscriptionsBody: {
            /**
             * Format: uuid
             * @description Yours: by it an order is paid once, however often it is sent. A new order has a new one.
             */
            id: string;
            /**
             * Format: uuid
             * @description The package's.
             */
            planId: string;
            /** @description Of a card that was entered in the card form. */
            nonce?: string | null;
            /** @description Of the card that was paid with last, where no other is entered. */
            paymentMethodToken?: string | null;
            /** @description What 3-D Secure made of the confirmation's nonce, when the same order is sent again after state confirm. */
            confirmedNonce?: string | null;
            /** @description What was shown to who pays, in euros; refused (409) where it costs something else by now. */
            amount: number;
            /** @default false */
            acceptsTerms: boolean;
            /** Format: uuid */
            existingSubscriptionId: string;
        };
        PutUsersByIdBody: {
            firstName?: string;
            lastName?: string;
            phoneNumber?: string | null;
            imageId?: string | null;
            timeZone?: string;
            /** @enum {string} */
            weightUnit?: "kilograms" | "pounds";
            /** @enum {string} */
            distanceUnit?: "meters" | "kilometers" | "centimeters" | "feet" | "yards" | "miles" | "inches";
            /** @enum {string} */
            heightUnit?: "centimeters" | "meters" | "inches" | "feet";
            /** @enum {string} */
            velocityUnit?: "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            /** @description As it was read, so that a change made meanwhile is not lost. */
            version?: number;
            roles?: {
                /** @enum {string} */
                code: "SYS" | "ADM" | "PAR" | "TRN" | "WRT" | "USR";
            }[];
            partnerCommissionRate?: number | null;
            account?: {
                maxUsersOverride: number | null;
                maxUsersOverrideUntil: string | null;
            };
            /** @description Of your guests: whether your own account coaches them. */
            isClient?: boolean | null;
            /** @description As it was read. */
            grantsVersion?: number;
        };
        PutUsersCurrentBody: {
            firstName?: string;
            lastName?: string;
            phoneNumber?: string | null;
            imageId?: string | null;
            timeZone?: string;
            /** @enum {string} */
            weightUnit?: "kilograms" | "pounds";
            /** @enum {string} */
            distanceUnit?: "meters" | "kilometers" | "centimeters" | "feet" | "yards" | "miles" | "inches";
            /** @enum {string} */
            heightUnit?: "centimeters" | "meters" | "inches" | "feet";
            /** @enum {string} */
            velocityUnit?: "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour";
            /** @enum {string} */
            density?: "comfortable" | "compact";
            /** @description As it was read, so that a change made meanwhile is not lost. */
            version: number;
        };
        PutWorkoutcompletionsByIdBody: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            programId: string;
            /** Format: date-time */
            doneAt: string;
            successfullyCompleted: boolean;
            comment?: string | null;
            sessionRpe?: number | null;
            minutes?: number | null;
            imageId?: string | null;
            prescriptionId?: string | null;
            workout: {
                /** Format: uuid */
                id: string;
                day: number | null;
                date: string | null;
                restDay: boolean;
                name: string;
                motivation: string;
                image: string | null;
                modules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                                /** @default null */
                                doneValue: (number | string) | null;
                            }[];
                        }[];
                    }[];
                }[];
            };
        };
        Question: {
            /** Format: uuid */
            id: string;
            title: string;
            text: string;
            order: number;
            deleted: boolean;
            questionCategory: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            answers: {
                /** Format: uuid */
                id: string;
                text: string;
                points: number;
            }[];
        };
        QuestionnaireResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            date: string;
            answers: {
                /** Format: uuid */
                id: string;
                text: string;
                points: number;
                question: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                };
            }[];
            muscleMap: {
                /** @enum {string} */
                muscleIdentifier: "neck" | "rightShoulder" | "leftShoulder" | "rightChest" | "leftChest" | "rightBiceps" | "leftBiceps" | "rightForearm" | "leftForearm" | "abdominals" | "rightOblique" | "leftOblique" | "rightAdductors" | "leftAdductors" | "rightQuadriceps" | "leftQuadriceps" | "rightShin" | "leftShin" | "trapezius" | "leftRearShoulder" | "rightRearShoulder" | "leftBack" | "rightBack" | "leftTriceps" | "rightTriceps" | "leftOuterForearm" | "rightOuterForearm" | "lowerBack" | "leftGlute" | "rightGlute" | "leftHamstrings" | "rightHamstrings" | "leftCalf" | "rightCalf";
                sorenessLevel: number;
            }[];
            /** @description In kilograms. */
            bodyWeight: number | null;
            /** @description In percent. */
            bodyFat: number | null;
            comment: string | null;
            /** @description From 0 to 1. */
            score: number;
            /** @enum {string} */
            band: "bad" | "poor" | "neutral" | "good" | "excellent";
            message: string;
        };
        Quote: {
            name: string;
            /** @description What is charged now, in euros. */
            amount: number;
            /** @description What a renewal will charge. */
            price: number | null;
            /** @description How an upgrade's sum is reckoned. */
            lines: {
                description: string;
                /** @description In euros. */
                amount: number;
            }[];
            /** @description What an upgrade changes. */
            existingSubscriptionId: string | null;
            /** @description Whether the card that was paid with last serves. */
            mayKeepCard: boolean;
        };
        SellingRecord: {
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            purchaseDate: string;
            partnerName: string | null;
            userName: string;
            /** @description In euros. */
            fullPrice: number;
            /** @description In euros; for administrators. */
            tsCommission?: number;
            /** @description In euros. */
            partnerCommission: number;
            /** @description In euros; for administrators. */
            adminCommission?: number;
        };
        Tokens: {
            /** @description A JWT of 15 minutes: Authorization: Bearer … */
            accessToken: string;
            /** @description For 30 days, used once; each answer has the next. */
            refreshToken: string;
            /** @description Seconds that the access token is good for. */
            expiresIn: number;
            /** @description Invitations that wait for an answer: GET /coaches. */
            pendingInvitations: number;
        };
        User: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            phoneNumber: string | null;
            isActivated: boolean;
            roles: {
                /** @enum {string} */
                code: "SYS" | "ADM" | "PAR" | "TRN" | "WRT" | "USR";
            }[];
            account: {
                /** Format: uuid */
                id: string;
                maxUsersOverride?: number | null;
                maxUsersOverrideUntil?: string | null;
            };
            preferences?: {
                /** @description As it was chosen; empty where none was. */
                timeZone: string;
                /** @enum {string} */
                weightUnit: "kilograms" | "pounds";
                /** @enum {string} */
                distanceUnit: "meters" | "kilometers" | "centimeters" | "feet" | "yards" | "miles" | "inches";
                /** @enum {string} */
                heightUnit: "centimeters" | "meters" | "inches" | "feet";
                /** @enum {string} */
                velocityUnit: "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour";
                /** @enum {string} */
                density: "comfortable" | "compact";
            };
            imageId?: string | null;
            version?: number;
            /** @description In percent; of partners. */
            partnerCommissionRate?: number | null;
            isClient?: boolean | null;
            grantsVersion?: number;
        };
        UserOfList: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            isActivated: boolean;
            roles: {
                /** @enum {string} */
                code: "SYS" | "ADM" | "PAR" | "TRN" | "WRT" | "USR";
            }[];
            subscriptionValidUntil: string | null;
            latestPackage: string | null;
        };
        Workout: {
            program: {
                /** Format: uuid */
                id: string;
            };
            /** @description What it was read at: 0 for a day that nobody saved. A save names it. */
            version: number;
            /** Format: uuid */
            id: string;
            day: number | null;
            date: string | null;
            restDay: boolean;
            name: string;
            motivation: string;
            image: string | null;
            modules: {
                /** Format: uuid */
                id: string;
                orderNumber: number;
                orderNumberInAlternatives: number;
                name: string;
                description: string;
                setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                setRounds: number | null;
                moduleExercises: {
                    /** Format: uuid */
                    id: string;
                    exercise: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        thumbnailUrl: string | null;
                        videoUrl: string | null;
                        trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                    } | null;
                    description: string;
                    orderNumber: number;
                    isRest: boolean;
                    trackableCategories: {
                        trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                        measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                    }[];
                    moduleExerciseRounds: {
                        /** Format: uuid */
                        id: string;
                        orderNumber: number;
                        isRest: boolean;
                        isCompleted: boolean;
                        roundDefinitions: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            /** @enum {string} */
                            trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                            value: (number | string) | null;
                            additionalValue: number | null;
                        }[];
                    }[];
                }[];
            }[];
        };
        WorkoutCompletion: {
            /** Format: uuid */
            id: string;
            user: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            workout: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The day number, or the date. */
                key: string;
                program: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
            };
            /** Format: date-time */
            completedOn: string;
            /**
             * Format: date
             * @description The day where the athlete was, whoever reads it.
             */
            doneOn: string;
            /** @description Of the place where it was done: '+02:00'. Null where it is not known. */
            utcOffset: string | null;
            successfullyCompleted: boolean;
            comment: string | null;
            /** @description How hard it was as a whole: CR-10, 0 to 10 in half steps. */
            sessionRpe: number | null;
            minutes: number | null;
            image: components["schemas"]["PostFilesAnswer"] | null;
            /** @description The version of the workout that the athlete was shown. */
            prescriptionId: string | null;
            isEnteredByCoach: boolean;
            isReadByProgramCreator: boolean;
        };
        WorkoutCompletionDetails: {
            /** Format: uuid */
            id: string;
            user: {
                /** Format: uuid */
                id: string;
                fullName: string;
            };
            workout: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description The day number, or the date. */
                key: string;
                program: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
            };
            /** Format: date-time */
            completedOn: string;
            /**
             * Format: date
             * @description The day where the athlete was, whoever reads it.
             */
            doneOn: string;
            /** @description Of the place where it was done: '+02:00'. Null where it is not known. */
            utcOffset: string | null;
            successfullyCompleted: boolean;
            comment: string | null;
            /** @description How hard it was as a whole: CR-10, 0 to 10 in half steps. */
            sessionRpe: number | null;
            minutes: number | null;
            image: components["schemas"]["PostFilesAnswer"] | null;
            /** @description The version of the workout that the athlete was shown. */
            prescriptionId: string | null;
            isEnteredByCoach: boolean;
            isReadByProgramCreator: boolean;
            completedWorkout: {
                /** @description In kilograms. */
                volumeLoad: number;
                volumeLoadInPounds: number;
                /** @description As it was sent, each value with the prescribed one: of the prescription, or else of the workout as it stands today, by their ids. Null: not prescribed. */
                completedModules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                                /** @default null */
                                doneValue: (number | string) | null;
                                prescribed: {
                                    trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                    /** @enum {string} */
                                    trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                    measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                    value: (number | string) | null;
                                    additionalValue: number | null;
                                    /** @default null */
                                    calculatedValue: (number | string) | null;
                                } | null;
                            }[];
                        }[];
                    }[];
                }[];
                /** @description Exercises of the sets that the athlete added to the prescription, or did instead of another. */
                ownExercises: {
                    /** Format: uuid */
                    id: string;
                    replaces: {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    } | null;
                }[];
                /** @description The prescription, also what of it was left out; null where the completion names none. */
                prescribedModules: {
                    /** Format: uuid */
                    id: string;
                    orderNumber: number;
                    orderNumberInAlternatives: number;
                    name: string;
                    description: string;
                    setType: ("regular" | "emom" | "amrap" | "complex" | "compound" | "superset" | "cluster" | "giant" | "interval" | "forTime") | null;
                    setRounds: number | null;
                    moduleExercises: {
                        /** Format: uuid */
                        id: string;
                        exercise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            thumbnailUrl: string | null;
                            videoUrl: string | null;
                            trackableCategoryConfiguration: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime")[];
                        } | null;
                        description: string;
                        orderNumber: number;
                        isRest: boolean;
                        trackableCategories: {
                            trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                            measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                        }[];
                        moduleExerciseRounds: {
                            /** Format: uuid */
                            id: string;
                            orderNumber: number;
                            isRest: boolean;
                            isCompleted: boolean;
                            roundDefinitions: {
                                trackableCategory: ("reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "heartRateZone" | "calories" | "rpe" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime") | null;
                                /** @enum {string} */
                                trackableType: "amount" | "percentage" | "bodyWeightPercentage" | "dropSet" | "forcedReps" | "automaticPercentage";
                                measurementUnit: ("noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts") | null;
                                value: (number | string) | null;
                                additionalValue: number | null;
                                /** @default null */
                                calculatedValue: (number | string) | null;
                            }[];
                        }[];
                    }[];
                }[] | null;
            };
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors?: {
                field: string;
                message: string;
            }[];
            /** @description What stands now, where somebody saved meanwhile */
            current?: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostTokenBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postTokenRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostTokenRevokeBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postTokenSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostTokenSignupBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostTokenSignupAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityEmailexists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityEmailexistsBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostActionsSecurityEmailexistsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityInviteuser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityInviteuserBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostActionsSecurityInviteuserAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityActivateaccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityActivateaccountBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostActionsSecurityActivateaccountAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityForgotpassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityForgotpasswordBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostActionsSecurityForgotpasswordAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityResetpassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityResetpasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsSecurityChangepassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsSecurityChangepasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExercisecategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExercisecategoriesAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postExercisecategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostExercisecategoriesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseCategory"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExercisecategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutExercisecategoriesByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseCategory"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteExercisecategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExercisecategoriesPutMultiple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutExercisecategoriesPutMultipleBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutExercisecategoriesPutMultipleAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExercisesubcategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExercisesubcategoriesAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postExercisesubcategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostExercisesubcategoriesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseSubcategory"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExercisesubcategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutExercisesubcategoriesByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseSubcategory"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteExercisesubcategoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExercisesubcategoriesPutMultiple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutExercisesubcategoriesPutMultipleBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutExercisesubcategoriesPutMultipleAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsOwn: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsOwnAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsOwnById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProgram"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsOwnByIdWorkouts: {
        parameters: {
            query?: {
                dayFrom?: number;
                dayTo?: number;
                dateFrom?: string;
                dateTo?: string;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsOwnByIdWorkoutsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPurchases: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPurchasesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsOwnByIdWorkoutsByWorkoutId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                workoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescribedWorkout"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExercises: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: name (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; difficultyCode (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; categoryId (id): equals, notEquals, in, notIn; subcategoryId (id): equals, notEquals, in, notIn; creatorId (id): equals, notEquals, in, notIn; isSystem (flag): equals, notEquals. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExercisesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postExercises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostExercisesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exercise"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExercisesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exercise"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExercisesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutExercisesByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exercise"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteExercisesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPrograms: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: name (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; difficultyCode (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; folderId (id): equals, notEquals, in, notIn; creatorId (id): equals, notEquals, in, notIn; status (whole): equals, notEquals, in, notIn, greater, greaterOrEqual, less, lessOrEqual. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPrograms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostProgramsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putProgramsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutProgramsByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteProgramsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsStore: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: name (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; difficultyCode (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; creatorId (id): equals, notEquals, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsStoreAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsShouldRunWizard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsShouldRunWizardAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramsShouldDisableDurationEditById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramsShouldDisableDurationEditByIdAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putProgramsOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutProgramsOrderBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putFoldersOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutProgramsOrderBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsCommonProgrampublishUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsCommonProgrampublishUpdateBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsCommonProgrampublishSuggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsCommonProgrampublishSuggestBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsCommonProgrampublishAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsCommonProgrampublishAcceptBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postActionsCommonProgrampublishDecline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostActionsCommonProgrampublishDeclineBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Program"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramassigns: {
        parameters: {
            query?: {
                programId?: string;
                assigneeId?: string;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramassignsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postProgramassignsMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostProgramassignsMergeBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostProgramassignsMergeAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putProgramassignsMergeById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutProgramassignsMergeByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PutProgramassignsMergeByIdAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFoldersAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostFoldersBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putFoldersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutFoldersByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Folder"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteFoldersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkouts: {
        parameters: {
            query: {
                dayFrom?: number;
                dayTo?: number;
                dateFrom?: string;
                dateTo?: string;
                programId: string;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkoutsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workout"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putWorkoutsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutsBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workout"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutsInsertMultiple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutsInsertMultipleBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkoutsInsertMultipleAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutsCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutsInsertMultipleBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkoutsCopyAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutsReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutsReportBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postModuleExercisesCalculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostModuleExercisesCalculateBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostModuleExercisesCalculateAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getModulesAutocomplete: {
        parameters: {
            query?: {
                searchValue?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetModulesAutocompleteAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVideos: {
        parameters: {
            query: {
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetVideosAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostFilesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostFilesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDifficulties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDifficultiesAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTimeunits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTimeunitsAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProgramperiods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProgramperiodsAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkoutsAllowedTrackable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkoutsAllowedTrackableAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkoutsNamesTrackable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkoutsNamesTrackableAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNamedgroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNamedgroupsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postNamedgroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostNamedgroupsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedGroup"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putNamedgroupsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutNamedgroupsByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedGroup"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteNamedgroupsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: firstName (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; lastName (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; fullName (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; eMail (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; roleCode (SYS | ADM | PAR | TRN | WRT | USR): equals, notEquals, in, notIn; subscriptionStatus (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUsersCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutUsersCurrentBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersTotal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersTotalAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersAuthors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersAuthorsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutUsersByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersCurrentExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersCurrentExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUsersCurrentExportBody"];
            };
        };
        responses: {
            /** @description Good */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUsersCurrentExportByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postUsersCurrentErase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostUsersCurrentExportBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClients: {
        parameters: {
            query?: {
                /** @description In the name or the e-mail, whatever its case and accents. */
                searchQuery?: string;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClientsWithPrograms: {
        parameters: {
            query?: {
                /** @description In the name or the e-mail, whatever its case and accents. */
                searchQuery?: string;
                clientType?: "all" | "clients" | "invites";
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientsWithProgramsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClientsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteClientsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvites: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: email (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInvitesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvitesClients: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: email (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInvitesClientsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvitesCurrentUserGuestByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putInvitesSetClientById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutInvitesSetClientByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteInvitesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoaches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coaching"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCoachesInvitationsByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostCoachesInvitationsByIdAcceptBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCoachesInvitationsByIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCoachesByIdEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCoachesByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postCoachesByIdUnblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccountsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putAccountsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutAccountsByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSupportmessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSupportmessagesBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSupportmessagesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPackages: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: id (id): equals, notEquals, in, notIn; name (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPackagesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPackagesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPackagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPackagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPackagesByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePackagesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPackagerecords: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: accountId (id): equals, notEquals, in, notIn; packageId (id): equals, notEquals, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPackagerecordsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccountpayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPayment"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAccountpaymentsCancelSubscriptionBySubscriptionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPayment"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSubscriptionsQuote: {
        parameters: {
            query: {
                planId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutSubscriptionsBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostSubscriptionsBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSettingsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymenttokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPaymenttokensAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBillinginfos: {
        parameters: {
            query: {
                accountId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBillinginfosAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postBillinginfos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostBillinginfosBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingInfo"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putBillinginfosById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBillinginfosByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingInfo"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvoices: {
        parameters: {
            query?: {
                /** @description In the buyer's name; of administrators alone. */
                name?: string;
                month?: number[];
                year?: number[];
                sortBy?: "desc" | "asc";
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInvoicesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInvoicesByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellingrecords: {
        parameters: {
            query?: {
                /** @description Of administrators alone. */
                partnerId?: string | null;
                /** @description A moment, or a day, as it begins where you are. */
                from?: (string) | null;
                /** @description Up to that moment, or to the end of that day; it is included. */
                to?: (string) | null;
                /** @description 1 package, 2 program, 3 membership; of administrators alone. */
                type?: ("1" | "2" | "3") | null;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSellingrecordsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkoutcompletions: {
        parameters: {
            query?: {
                programId?: string;
                userId?: string;
                own?: boolean;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: userId (id): equals, notEquals, in, notIn; programId (id): equals, notEquals, in, notIn; workoutId (id): equals, notEquals, in, notIn; successfullyCompleted (flag): equals, notEquals; completedOn (instant): equals, notEquals, in, notIn, greater, greaterOrEqual, less, lessOrEqual; doneOn (day): equals, notEquals, in, notIn, greater, greaterOrEqual, less, lessOrEqual; comment (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkoutcompletionsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutcompletions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutcompletionsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkoutCompletionDetails"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkoutcompletionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkoutCompletionDetails"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putWorkoutcompletionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutWorkoutcompletionsByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkoutCompletionDetails"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWorkoutcompletionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutcompletionsImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostWorkoutcompletionsImagesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostFilesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWorkoutcompletionsMarkAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostWorkoutcompletionsMarkAsReadBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkoutcompletionsMarkAsReadAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorkoutcompletionsHasUnreadComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkoutcompletionsHasUnreadCommentsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClientsByUserIdWorkoutcompletions: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientsByUserIdWorkoutcompletionsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postClientsByUserIdWorkoutcompletions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostClientsByUserIdWorkoutcompletionsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientWorkoutCompletionDetails"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClientsByUserIdWorkoutcompletionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientWorkoutCompletionDetails"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExerciseUserUser: {
        parameters: {
            query: {
                /** @description An exercise, or 0: the volume load of whole workouts, whose category is weight. */
                exerciseId: "0" | string;
                trackableCategory: "reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "calories" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime";
                measurementUnit: "noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts";
                /** @description Whose; without it one's own. */
                userId?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseUserRecord"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExerciseUserHistory: {
        parameters: {
            query: {
                /** @description An exercise, or 0: the volume load of whole workouts, whose category is weight. */
                exerciseId: "0" | string;
                trackableCategory: "reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "calories" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime";
                measurementUnit: "noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts";
                /** @description The last 7, 31 or 365 days, or all time. */
                timeframe?: "oneWeek" | "oneMonth" | "oneYear" | "allTime";
                /** @description Only what was a best at its time. */
                onlyMaxAttempts?: boolean;
                /** @description Whose; without it one's own. */
                userId?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExerciseResultHistory"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExerciseUserHistoryMultiple: {
        parameters: {
            query: {
                /** @description An exercise, or 0: the volume load of whole workouts, whose category is weight. */
                exerciseId: "0" | string;
                trackableCategory: "reps" | "weight" | "time" | "distance" | "height" | "velocity" | "rpm" | "heartRate" | "calories" | "peakPower" | "peakVelocity" | "timeToPeakVelocity" | "mas" | "fastestTime";
                measurementUnit: "noDimension" | "kilograms" | "pounds" | "seconds" | "centimeters" | "meters" | "kilometers" | "inches" | "feet" | "yards" | "miles" | "metersPerSecond" | "kilometersPerHour" | "feetPerSecond" | "milesPerHour" | "watts";
                /** @description The last 7, 31 or 365 days, or all time. */
                timeframe?: "oneWeek" | "oneMonth" | "oneYear" | "allTime";
                /** @description Only what was a best at its time. */
                onlyMaxAttempts?: boolean;
                /** @description Whose, 8 people at the most; without it one's own. */
                userIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExerciseUserHistoryMultipleAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExerciseUserExercisesSearch: {
        parameters: {
            query?: {
                searchTerm?: string;
                /** @description Whose, 8 people at the most; without it one's own. */
                userIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExerciseUserExercisesSearchAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putExerciseUserResetById: {
        parameters: {
            query?: {
                /** @description The record's `resetAt` as it was read, `never` where it was null. The same request sent again then takes nothing that was reached since; without it, each one resets anew. */
                resetAt?: unknown | unknown;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetQuestionnaireQuestionsAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireResponses: {
        parameters: {
            query?: {
                userId?: string;
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetQuestionnaireResponsesAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postQuestionnaireResponses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostQuestionnaireResponsesBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireMuscleMapFront: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireMuscleMapBack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireClients: {
        parameters: {
            query?: {
                timeframe?: "last" | "oneWeek" | "oneMonth" | "oneYear";
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetQuestionnaireClientsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireGraph: {
        parameters: {
            query?: {
                categoryId?: string | ("" | "null");
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetQuestionnaireGraphAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuestionnaireGraphQuestion: {
        parameters: {
            query: {
                questionId: string | ("-1" | "-2");
                userId?: string;
                timeframe?: "last" | "oneWeek" | "oneMonth" | "oneYear";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphData"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPosts: {
        parameters: {
            query?: {
                /** @description How many rows at the most. */
                limit?: number;
                /** @description How many rows to skip; not together with a cursor. */
                offset?: number;
                /** @description Leaves x-total-count out, which saves the counting. */
                noCount?: boolean;
                /** @description Where the page before ended, as its Link header says: no row comes twice or is left out by others. */
                cursor?: string;
                /** @description JSON of {"field", "operation", "value"}, joined by {"operation": "and" | "or", "value": [ … ]}. Fields: title (text): equals, notEquals, greater, greaterOrEqual, less, lessOrEqual, contains, notContains, startsWith, notStartsWith, endsWith, notEndsWith, in, notIn; categoryId (sportsPerformance | assessment | fitness | injuryPreventionRehab | nutrition | recovery | scienceForSport | other): equals, notEquals, in, notIn; creatorId (id): equals, notEquals, in, notIn; createdOn (instant): equals, notEquals, in, notIn, greater, greaterOrEqual, less, lessOrEqual. */
                where?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    /** @description Of all rows, unless noCount */
                    "x-total-count"?: number;
                    /** @description The next page's address */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPostsAnswer"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPostsBody"];
            };
        };
        responses: {
            /** @description Good */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPostsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPostsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPostsByIdBody"];
            };
        };
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            411: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePostsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPostcategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPostcategoriesAnswer"];
                };
            };
            /** @description As it was, by If-None-Match */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
