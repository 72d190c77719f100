// Generated from openapi.yaml by `npm run generate`; never edited.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service can work
         * @description Answers 503 when the database does not answer, and why. With a full disk the portal is still read, so the answer
         *     is 200 and `disco` says it.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/cambios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moves, as it moves
         * @description A stream of events (`text/event-stream`) that does not end by itself. `versiones` comes first: the version of
         *     each tema that the caller may see. Then `tema` (`{tema, version}`) whenever one has moved: all that was read of
         *     it may be old. `yo` (`{}`): what the caller may do, their place on the ladder or their clock-in has changed.
         *     `aviso` (`{version}`): there is something new among the caller's own notices (`avisos`), or they were read
         *     elsewhere; also at the beginning, so that a break loses none: whoever knows the version has heard of it.
         *     `fin` (`{motivo}`) is the last one: `sesion` when the session or the token is over, `cierre` when the portal is
         *     being closed, `vuelve a empezar` when more than 16 kB wait to be read. A comment every 20 seconds keeps the line
         *     awake. Whoever comes back with the `id` of the last event in `Last-Event-ID` is told in `versiones` only what
         *     has moved meanwhile, at whichever portal. Refused with 429 beyond five streams of one person, and with 503 when
         *     the portal has no room for more.
         */
        get: operations["cambios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/avisos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I was told of
         * @description One's own notices alone, the newest first, of 90 days. The sentence and the place to go follow from `tipo` and
         *     `datos`. `antes` continues behind a notice of the page before.
         */
        get: operations["avisos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/avisos/leidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices of mine as read
         * @description All up to `hasta`, or those in `ids`, or both; one of them must be there. Those of others, and what was read
         *     before, stay as they are.
         */
        post: operations["leerAvisos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/avisos/preferencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I am told of, and where
         * @description Each kind that the caller can get: not at all, in the portal, or by the system too. The setting "Avisos de la
         *     app" turns all of them off (`usuarioPermiso`, `config.app`).
         */
        get: operations["preferenciasAvisos"];
        put?: never;
        /**
         * Choose what I am told of, and where
         * @description What is left out stays. A kind at `no` is not written from then on; what was written stays. One that the caller
         *     cannot get is refused (400).
         */
        post: operations["cambiarPreferenciasAvisos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description A wrong password and an unknown name answer alike, in the same time; somebody dismissed is told so, and only
         *     with their password. Attempts are limited per name and per address (429 with `Retry-After`). The answer is a
         *     secret: it is never stored for an `Idempotency-Key`. Whoever has a second factor gets no `token` but a `reto`,
         *     with which `loginFactor` signs them in.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description With the `reto` that `login` gave instead of a key, and with one of a code and the answer of a passkey (400
         *     otherwise). It stands for 5 minutes and takes 5 answers. One that is wrong, old or used is refused with 401 and
         *     may be tried again; with 409 the password has to be given again. Codes of an authenticator are limited per
         *     person as well (429), which nobody reaches who has not given the password.
         */
        post: operations["loginFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the key that the call carries; other devices stay signed in.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/sesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am signed in
         * @description The open sessions of whoever asks and of nobody else, the one that asks first, then those used last.
         */
        get: operations["sesiones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/cerrarSesion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of my sessions
         * @description From then on its key opens nothing. One that has ended already stays so, without an error; those of other people
         *     are as unknown as any (404). Ending the session that asks is signing out.
         */
        post: operations["cerrarSesion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/cerrarOtrasSesiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all of my sessions but this one
         * @description From then on their keys open nothing. Without any others nothing happens, and that is no error.
         */
        post: operations["cerrarOtrasSesiones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validateT": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the key is good
         * @description Answers 200 with `false` for a missing, unknown, expired or revoked key.
         */
        get: operations["validateT"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether I am still on the staff
         * @description A light check for open pages. A success has no `status`; a dismissed person's key is revoked, so it gets 401, whose `msg` says that they were dismissed.
         */
        get: operations["checkUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usuarioPermiso/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own data for the session */
        get: operations["usuarioPermiso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ipdetect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code of a registration
         * @description Derived from the caller's address, which is not stored by asking. When the agency verifies names, the code goes
         *     into the avatar's motto before `registro` is called; `msg` says what to do.
         */
        get: operations["ipdetect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account at the lowest mission of category 1. Checks in order: empty fields, a space in the name, two
         *     different passwords (400). Refused with 409: a name that is taken, ignoring case; a motto without the code of
         *     `ipdetect`, where the agency verifies names (503 when the avatar service does not answer); an address that
         *     already has a person, where the agency forbids clones. With 403, where the agency has closed its doors, and
         *     where it asks for an invitation, one that does not open; none at all is 400. Attempts are limited per address.
         */
        post: operations["registro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changeConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn one of my switches
         * @description Turns it from 0 to 1 or from 1 to 0; `usuarioPermiso` shows the present state.
         */
        post: operations["changeConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cambioClave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password
         * @description A wrong present password or a new one of fewer than 8 characters is refused (400). Every other key of mine stops
         *     working; the one that the call carries stays, and all of my tokens are revoked. Attempts are limited per person.
         */
        post: operations["cambioClave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My second factors
         * @description What is set up and how many recovery codes are left; never a secret.
         */
        get: operations["misFactores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare an authenticator
         * @description Gives a new secret for an authenticator (RFC 6238: SHA-1, 6 digits, 30 s). It counts for nothing until
         *     `confirmarTotp` has seen its first code, within 15 minutes; one that is set up already stands until then.
         */
        post: operations["prepararTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/totp/confirmar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the prepared authenticator up
         * @description With its first code. The answer has ten new recovery codes; earlier ones stop working. A wrong code gives 400;
         *     with nothing prepared, 409.
         */
        post: operations["confirmarTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/totp/quitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take my authenticator away
         * @description The recovery codes go with the last second factor.
         */
        post: operations["quitarTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/llaves/preparar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a passkey
         * @description Gives what the browser asks the person's device for (WebAuthn). The device's answer is taken by `ponerLlave`,
         *     once, within 5 minutes, and from this very address of the portal. With ten passkeys, or at an address where
         *     there can be none (plain http on another name than localhost, or a number instead of a name), 409.
         */
        post: operations["prepararLlave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/llaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a passkey up
         * @description With what the device answered to the `opciones` of `prepararLlave`. The answer has ten new recovery codes where
         *     there were none; those that there are go on, and then it has none. An answer to nothing that waits, or a passkey
         *     that is set up already, gives 409; one that does not prove itself, 400.
         */
        post: operations["ponerLlave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/llaves/quitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one of my passkeys away
         * @description The recovery codes go with the last second factor, which stays where one is demanded (409).
         */
        post: operations["quitarLlave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten new ones; earlier ones stop working. Without a second factor there are none (409).
         */
        post: operations["nuevosCodigos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/exigencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of whom a second factor is demanded
         * @description What `exigirFactor` set.
         */
        get: operations["factorExigido"];
        put?: never;
        /**
         * Demand a second factor
         * @description From a category upwards, of whoever holds one of some codes, or both. Whoever must have one and has none is
         *     refused (403) by everything but what sets one up. The owner needs one of their own first (409). With `desde`
         *     null and no codes it is demanded of nobody.
         */
        post: operations["exigirFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/factores/reiniciar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take away a person's second factors
         * @description For somebody who has lost them: with their password alone they come in again, and set up new ones. Refused (403)
         *     for a person with codes that the caller does not hold, as `resetPassword` is; for somebody without any, 409.
         */
        post: operations["reiniciarFactores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My tokens
         * @description Those that are not revoked, the newest first; expired ones stay for a month. Their secrets are told once, when they are made.
         */
        get: operations["misTokens"];
        put?: never;
        /**
         * Make a token for a script
         * @description It does what the caller may do, cut down to reading or to the chosen codes, until it expires, a year at most. No
         *     codes that the caller does not hold (403), no second one of a name, ignoring case and accents, and no more than
         *     50 (409). A wrong password gives 400. The answer is a secret: it is never stored for an `Idempotency-Key`, and
         *     nothing shows it again.
         */
        post: operations["crearToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/revocarToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke one of my tokens
         * @description It opens nothing from then on, not even for what has begun. Somebody else's, and one that was revoked, are not found (404).
         */
        post: operations["revocarToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/agencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the agency up
         * @description Once, with the link that the server prints when it starts on an empty database: the agency's name, its ladder,
         *     and the owner's account. Refused with 403 for another link and with 409 when the agency is set up already. The
         *     owner's password has at least 8 characters.
         */
        post: operations["setUpAgencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/recuperar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password for the owner
         * @description With the link that `npm run recuperar` prints on the server's own machine: it opens for an hour, once, and the
         *     latest one alone. All of the owner's keys and tokens stop working. Refused with 403 for a link that does not
         *     open.
         */
        post: operations["recuperarPropietario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/propietario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the agency over
         * @description The other person is the owner from now on, and the caller is what their category makes them. The caller's keys
         *     stop working. A wrong password gives 400; somebody dismissed, or who must change the password that they were
         *     given, 409.
         */
        post: operations["traspasarPropiedad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuracion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agency's public settings */
        get: operations["configuracion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ajustes/enlaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the agency uses from outside, and its own links
         * @description As the agency has chosen it; `operador` says what stands where it has chosen nothing.
         */
        get: operations["ajustesEnlaces"];
        put?: never;
        /**
         * Choose what the agency uses from outside, and its own links
         * @description What is left out of `data` stays as it is. What differs from `previos` is what changes; where somebody else has
         *     changed the same field meanwhile it gives 409. Pages that are sent from then on admit these places and no
         *     others.
         */
        post: operations["setEnlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ajustes/enlaces/probar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an address
         * @description The portal asks it as a visitor's browser would and says what it answered: within 3 seconds, at most 64 kB, and
         *     on the internet alone. `{usuario}` is the caller's own name. Keeps nothing. Limited per person (429).
         */
        post: operations["probarEnlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ajustes/registro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may register, and what they must prove
         * @description What the agency has not chosen is what the operator of the machine has set.
         */
        get: operations["ajustesRegistro"];
        put?: never;
        /**
         * Choose who may register, and what they must prove
         * @description What is left out of `data` stays as it is. What differs from `previos` is what changes; where somebody else has
         *     changed the same field meanwhile it gives 409. It counts for whoever registers from then on.
         */
        post: operations["setRegistro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/invitaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations, and who came by them */
        get: operations["invitaciones"];
        put?: never;
        /**
         * Make an invitation
         * @description Its code opens the registration as often and as long as it says; `invitaciones` tells it again.
         */
        post: operations["crearInvitacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/invitaciones/anular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description Nobody comes by it any more; who came by it stays. One that was revoked already gives 409.
         */
        post: operations["anularInvitacion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ajustes/identidad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the agency shows itself, to be edited */
        get: operations["identidad"];
        put?: never;
        /**
         * Change how the agency shows itself
         * @description What is left out of `data` stays as it is. What differs from `previos` is what changes; where somebody else has
         *     changed the same field meanwhile it gives 409. Another acronym stands in front of all signatures at once, and
         *     no signature changes; with another `firma_desde` those that there are stay, and are asked for from there on.
         */
        post: operations["setIdentidad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/emblema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture for the emblem or for a membership
         * @description A PNG, WebP or GIF of at most 256 kB, as wide as high, of 64 to 1024 pixels, recognised by its bytes. It is kept
         *     under their hash, once however often it is sent, and is the emblem when `setIdentidad` says so; a membership
         *     shows it by its address, `/api/ext/emblema/{hash}`.
         */
        post: operations["subirEmblema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/emblema/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that the portal shows
         * @description Public, under a name made of its bytes, so that it may be kept for ever. What was the emblem once stays to be
         *     seen.
         */
        get: operations["emblema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/matriz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which codes each category gives, and who holds more */
        get: operations["matriz"];
        put?: never;
        /**
         * Change the codes that categories give
         * @description All the rows of `data` or none. A row that is not named stays as it is. Whoever is not the owner changes the
         *     categories below their own alone, gives and takes only codes that they hold themselves, and never `agc` (403).
         *     Where somebody else has changed a row since it was seen (`previos`), to something else than is wanted, nothing
         *     is changed and 409 says what they did. The codes are in force at the next request of whom they concern.
         */
        post: operations["setMatriz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/matriz/quien/{codigo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds a code, and why
         * @description Everybody who is active and holds the code, the highest category first: the owner, who holds every code; those
         *     whose category gives it; those to whom somebody gave it.
         */
        get: operations["quienPuede"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ajustes/paga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the agency pays, and what its money is called */
        get: operations["ajustesPaga"];
        put?: never;
        /**
         * Change when the agency pays, and what its money is called
         * @description What is left out of `data` stays as it is; what differs from `previos` is what changes, and where somebody else
         *     has changed the same field meanwhile it gives 409. Another zone is another calendar: days, weeks and pays are
         *     those of its clocks from now on, for what has been as well; what was noted keeps its moment, an absence its
         *     days, a period its beginning and end.
         */
        post: operations["setPaga"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks and what each is told
         * @description Those that were not taken away, the oldest first. Of an address only its end is ever told.
         */
        get: operations["webhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description It is told the happenings in `sucesos` from then on. The address is kept encrypted and never told again. No
         *     second one of a name, ignoring case and accents, and no more than 20 (409).
         */
        post: operations["crearWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks/editar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a webhook
         * @description What is left out of `data` stays. What differs from `previos` is what changes; where somebody else has changed
         *     the same field meanwhile it gives 409. Another address, and switching it on, make one go on that was stopped.
         */
        post: operations["editarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks/quitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a webhook away
         * @description Nothing is sent there any more, not even what waits. What was sent stays in history.
         */
        post: operations["quitarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks/probar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a line to try a webhook
         * @description At once, whether it is switched on or not, and once: `llego` says whether it arrived, `codigo` what was
         *     answered. One that arrives makes a webhook go on that was stopped; 401 and 404 stop it.
         */
        post: operations["probarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks/{id}/entregas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook, and what waits
         * @description The newest first. What arrived or was given up is kept for 90 days.
         */
        get: operations["entregasWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/webhooks/reenviar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description It is sent once more, behind what waits, in the words of now; the one before stays as it is. Refused (409) while
         *     it waits to be sent, and for a webhook that is switched off or stopped.
         */
        post: operations["reenviarEntrega"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rangos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories with their missions, requirements and pay */
        get: operations["rangos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/escalafon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ladder as it can be edited
         * @description Every level that the agency has, those that are switched off too, each with its missions. `asciende_hasta` is a
         *     level here, not a position. `version` names the ladder as it stands; whoever saves it says which one they saw.
         */
        get: operations["escalafon"];
        put?: never;
        /**
         * Save the ladder
         * @description The whole ladder at once. A mission without an id is new; one that is left out is retired and stays in history
         *     under its name; one that is called otherwise keeps its old name in what happened until now. A level that is
         *     left out or not `activa` is switched off. People of a mission that leaves the ladder go where `destinos` says,
         *     which is a rank change in their log; their wait for a promotion goes on. Proposed promotions that are no longer
         *     the next step are annulled. Another version than the present one gives 409, and the present one is read anew;
         *     what is wrong with the ladder gives 400. Who is not the owner changes what is below their own category, and of
         *     the codes that categories give only those that they hold themselves (403).
         */
        post: operations["guardarEscalafon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/escalafon/cambios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving a ladder would do
         * @description Takes what `guardarEscalafon` takes and changes nothing: what is wrong with it, which proposed promotions would
         *     be annulled, and who would have to go elsewhere, up to 500 people.
         */
        post: operations["cambiosEscalafon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/escalafon/plantillas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ladders that an agency can begin with
         * @description They are part of the portal and say nothing of the agency: who sets it up chooses among them.
         */
        get: operations["plantillasEscalafon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUsuariosAscensos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who can be looked up for a promotion
         * @description The active people in Spanish order of their names, the caller included.
         */
        get: operations["getUsuariosAscensos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verUltimoAscenso/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a person stands on the ladder
         * @description Present mission, who gave it, the next step and when it can be given. Unknown or dismissed people answer 404 'Ascenso no encontrado'.
         */
        get: operations["verUltimoAscenso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendAscenso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose the next mission to a person
         * @description Makes one pending request, which the person accepts or declines. Refused (409) when there is no next mission,
         *     its time has not come, a request is already pending, or the caller's category may not promote that far
         *     (`asciende_hasta`).
         */
        post: operations["sendAscenso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/turnos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose turn it is to be promoted
         * @description Everybody but the caller, as `sendAscenso` would judge them now: first whom the caller may promote, by category
         *     from the highest and in order of name; then who has to wait, the soonest first; then who is out of the caller's
         *     reach. An addition.
         */
        get: operations["turnosAscenso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getSolicitudes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotions that wait for my answer */
        get: operations["getSolicitudes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionSolicitudes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a promotion
         * @description Accepting checks everything again, sets the mission, writes the promotion log and credits one promotion to the
         *     promoter's payroll, all at once. `rango` and `mision` are what the person saw: when they no longer hold, or
         *     somebody was faster, the answer is 409. From `firma_desde` on, a person without a signature must set one first
         *     (409).
         */
        post: operations["actionSolicitudes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addFirma": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a signature
         * @description One's own when one's category, or that of a pending request, is at or above `firma_desde`; with `frm` that of
         *     anyone below. Stored in upper case, unique among active people (409 when taken).
         */
        post: operations["addFirma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllFirmas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signatures in use
         * @description Those of active people.
         */
        get: operations["getAllFirmas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allNomina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open pay period
         * @description Three arrays; every active person has a row, zeros included; pays only for those who earned something.
         */
        get: operations["allNomina"];
        put?: never;
        /**
         * What was credited and paid between two days
         * @description The same three arrays over the entries of both days and those between, in the agency's zone and across periods.
         *     The pays are those of the periods that were closed in these days, as they were closed; nothing else has been
         *     paid. Who was paid then is there even if dismissed since.
         *     Two days left out, or an end before the start, are refused (400); equal days are one day.
         */
        post: operations["allNominaPorFecha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ajustarNomina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to or take from what a person is credited
         * @description One entry of the open period. A quantity of 0 or less is refused (400), and so is taking more than there is
         *     (409, with the present total in the message).
         */
        post: operations["ajustarNomina"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nomina/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What closing the open pay period would close
         * @description Nothing is changed by asking. `periodo` goes into the closing, so that nobody closes another period than the one they looked at.
         */
        get: operations["nominaPrevia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nomina/periodos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pay periods
         * @description The open one, and the closed ones, newest first. A period that was opened again is no closed one.
         */
        get: operations["nominaPeriodos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nomina/periodos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pay period
         * @description The three arrays of `allNomina` for that period. A closed one answers as it was closed: category, reduction and
         *     pay are those of that moment, and people dismissed by then who had earned something are there too.
         */
        get: operations["nominaPeriodo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nomina/reabrir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the last closed pay period again
         * @description Takes back the last closing, while nothing has been credited since: the period that it opened goes, and the
         *     closed one is open as it was. Refused with 409 once the next one has an entry, and for any period but the last
         *     closed one.
         */
        post: operations["reabrirNomina"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nomina/detalle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a person earns what they earn
         * @description Both parts of the pay with what each asks for and what is done, and the entries that the counts are the sum of,
         *     newest first, at most 500. For a closed period everything stands as it was closed.
         */
        get: operations["nominaDetalle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fechas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the next pay is */
        get: operations["fechas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/pendientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for me
         * @description What this person can do something about, by kinds, the most urgent first; a kind of which nothing waits is left
         *     out. Who may not make the call that a kind is counted from is not told of it. It moves on with the clock, so it
         *     is counted anew at each call.
         */
        get: operations["pendientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/hoy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I stand today
         * @description What the start shows of oneself: the way to the next promotion, what the open pay period asks for, the minutes
         *     clocked in on each day of the agency's week, since when I am in, and my own open session.
         */
        get: operations["hoy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open time sessions
         * @description The ETag stands for the sessions' state, not for the minutes that run on: a client that is answered 304 reckons
         *     them from `inicio`, `ligado` and `pausa_desde`, with the answer's `Date` as the server's clock.
         */
        get: operations["getAllTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUsuariosTiempos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For whom I can open a session
         * @description Active people strictly below the caller who have no open session.
         */
        get: operations["getUsuariosTiempos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getInfoDetailTime/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's time in detail */
        get: operations["getInfoDetailTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a time session
         * @description One open session a person. Refused (409) for somebody who is dismissed or has one open; a senior other than the caller is refused (400).
         */
        post: operations["openTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do something to time sessions
         * @description `id` names the session for every op but 6, 7 and 9. `pausa` and `alto`, when sent, are what the person saw: a
         *     stale one is refused (409). The other fields of a session may be sent along and are ignored. Never on one's own
         *     session, nor on that of somebody who is not below the caller, but to unlink oneself; cancelling and unlinking
         *     are for the session's senior and for category 10 and above.
         *
         *     1 confirms an active session with a senior: credits `mins` to the person and `minsA` to the senior, of which a
         *     minute that another session has counted is not counted again (`cuentaEncargado`), and closes it, once. 2 pauses
         *     or goes on. 3 takes five minutes off. 4 cancels without credit. 5 links the caller when there is no senior, else
         *     unlinks. 6 links every session without a senior, of people below, to the caller. 7 unlinks all of the caller's.
         *     8 adjusts an active session. 9, an addition, confirms all of `tiempos` or none.
         */
        post: operations["actionTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getSolicitudTiempo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions that wait for a senior
         * @description Open sessions without one; the menu shows how many. Its ETag works like that of `getAllTime`.
         */
        get: operations["getSolicitudTiempo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/tiempos/cuenta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a senior's minutes are counted
         * @description Where several sessions of one senior run at once.
         */
        get: operations["cuentaEncargado"];
        put?: never;
        /**
         * Say how a senior's minutes are counted
         * @description In what is confirmed from now on; what was credited stays as it is.
         */
        post: operations["cambiarCuentaEncargado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MyPerfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My work, pay and memberships */
        get: operations["MyPerfil"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getLogUser/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's next promotion and past work */
        get: operations["getLogUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/cuenta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I am owed, my fines and what I was paid
         * @description What the next pay list hands me out: what I have earned in the open period and in closed ones and was not paid,
         *     less the fines that I owe, never below 0. With the closed periods, the fines and the pays that it is made of.
         */
        get: operations["miCuenta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/persona/{nombre}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who somebody is
         * @description By the name of today, or by the last one to have had the name before. What is told of the person is what the
         *     caller could ask for elsewhere: each field names the call whose access decides; the others are left out.
         */
        get: operations["persona"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/persona/{nombre}/historia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened to somebody
         * @description One list of many sources, the newest first. A source is told to whoever may make the call that tells it of
         *     anybody, and of oneself to whoever may make the call that tells people their own: `grupos` are those of which
         *     the caller is told something. `antes` continues behind an entry of the page before.
         */
        get: operations["historiaPersona"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/persona/{nombre}/notas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notes on somebody below me
         * @description Written by those who decide, for those who decide. The person never sees them, nor that there are any.
         */
        get: operations["notasPersona"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on somebody below me
         * @description Dismissed people too. The log of changes keeps that a note was written, neither on whom nor its words.
         */
        post: operations["addNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notas/editar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a note of mine
         * @description Refused (409) for somebody else's, and (403) for one on somebody who is not below the caller any more.
         */
        post: operations["editNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/notas/quitar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a note of mine
         * @description Marks and hides it. Refused (409) for somebody else's.
         */
        post: operations["deleteNota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getMembresias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of memberships */
        get: operations["getMembresias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allMembership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The memberships sold */
        get: operations["allMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addMembresia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell a membership
         * @description The price is the catalogue's: `precio` for 30 days or for a permanent one, half of it, rounded, for 15 days.
         *     Writes the sale in the seller's name. With `isExterno` 1 the buyer is outside the agency and only the name is
         *     kept. To a buyer whose same membership still runs it is sold from where that ends; one that never ends is
         *     refused (409). `creditos` is what the seller saw, and a stale one is refused (409).
         */
        post: operations["addMembresia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteMemb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a sold membership
         * @description It stops to count at once, and what was sold to follow it moves up. It is marked and hidden, with who did it and
         *     when. While it has not ended, its unpaid sale is annulled with it; a sale that was paid, or whose membership had
         *     run its time, stays in the accounts, as the answer says.
         */
        post: operations["deleteMemb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usuarios/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The id of a name
         * @description Upper and lower case are the same; dismissed people are found too.
         */
        get: operations["usuarioPorNombre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUsuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active people
         * @description All of them without `q` and `limit`.
         */
        get: operations["getUsuarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usuarioList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look people up
         * @description Names that contain the text, ignoring case, dismissed people included; one page of at most 50. An empty text gives the first page of all. `despues`, an addition, gives the page after the last person of another.
         */
        post: operations["usuarioList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userAllInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about a person
         * @description Dismissed people included.
         */
        get: operations["userAllInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onlyRangos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of the categories */
        get: operations["onlyRangos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getWork/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The missions of a category */
        get: operations["getWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editUsuario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a person's name, mission or signature
         * @description What stays the same is sent as the word `igual`, so nobody can be called that. A changed mission also needs
         *     `ern` (403) and stays below the caller. From `firma_desde` on there must be a signature of 3 characters. A name
         *     or signature that is taken is refused (409). The answer is an array, as it has always been, and so is a
         *     failure.
         */
        post: operations["editUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person a new password
         * @description All of the person's keys and tokens stop working, and the new password must be changed at the next login.
         *     Second factors stay, and open nothing by themselves: `reiniciarFactores` takes them away. The answer is a
         *     secret: it is never stored for an `Idempotency-Key`, and nothing shows it again. Whoever has the password can
         *     act as the person, so it is refused (403) for a person with codes that the caller does not hold.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteIP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a person's addresses
         * @description They are really gone, so the person leaves their group of clones.
         */
        post: operations["deleteIP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ingresar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a dismissed person back
         * @description The account returns at its mission, without a signature. Refused (409) for somebody who is not dismissed. Codes
         *     of the person's own (exceptions) are given back only with `devolverPermisos` 1, which takes exc and each of them
         *     (403); otherwise they are gone. The answer names them.
         */
        post: operations["ingresar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/permisos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person may do, and why
         * @description Every code that the person holds, in the order of the codes, with where it comes from. One code may come from several places.
         */
        get: operations["permisosDe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/alta/previa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would become of a list of people
         * @description Every line is judged, nothing is written: who is new, who is there already (with that mission, or with another,
         *     which is not changed), and what is wrong with the others, with what would mend it where that can be told.
         */
        post: operations["previaAlta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/alta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring people in
         * @description All of a list or nobody: a line that is at fault refuses it (409) and names what is wrong. Nobody is put on a
         *     category that is not below the caller's, nor on one with codes that the caller does not hold; the owner may put
         *     people everywhere. Who is there already is left as they are, so that the same list again changes nothing.
         *     Everybody new gets a code of entry: it opens once, within 30 days, and must then be replaced by a password of
         *     their own. The answer is a secret and the only place where the codes stand; for one that got lost,
         *     `nuevosCodigosAlta` gives others.
         */
        post: operations["darDeAlta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/alta/codigos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has not chosen a password yet
         * @description People who were brought in by a list, those that came in with their code and went no further included.
         */
        get: operations["pendientesAlta"];
        put?: never;
        /**
         * Give new codes to those who have not come in
         * @description To some or, without `usuarios`, to all of them, as far as the caller may: who is not below, or holds codes that
         *     the caller does not hold, is left out. The codes of before open no more, nor do the sessions that they opened.
         *     Refused with 409 when there is nobody to give one to. The answer is a secret.
         */
        post: operations["nuevosCodigosAlta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/primerospasos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new agency has left to do
         * @description Each step with whether it is done, as things stand: nobody ticks them. `visible` is 0 once the owner has put
         *     them away, and for agencies that were set up before there were any.
         */
        get: operations["primerosPasos"];
        put?: never;
        /**
         * Say how far the first hour has come
         * @description Where the owner goes on when they come back, or that the steps are to be shown no more.
         */
        post: operations["setPrimerosPasos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usuariosVentaMision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can buy a mission
         * @description Active people for whom a mission above the present one is for sale.
         */
        get: operations["usuariosVentaMision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getRangosVenta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price list of missions
         * @description All missions, those not for sale too, since a sale costs the difference to the present one.
         */
        get: operations["getRangosVenta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/misionesVenta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The missions sold */
        get: operations["misionesVenta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addMision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell a mission
         * @description Only a mission above the buyer's and for sale. The price is that of the new mission less that of the present
         *     one; `creditos` is what the seller saw, and a stale one is refused (409). Buyer and mission stand strictly below
         *     the seller's category, except for the owner's, and from `firma_desde` on the buyer has a signature (else 409).
         *     Sets the mission, takes a pending promotion back and writes the sale, all at once.
         */
        post: operations["addMision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getTimesLista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions that a roll call covers
         * @description Every open session. Its ETag works like that of `getAllTime`.
         */
        get: operations["getTimesLista"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/isPaseLista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a roll call was held just now
         * @description True for 30 minutes, or what the agency has set, after a roll call; meanwhile none can be sent.
         */
        get: operations["isPaseLista"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paseListas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roll calls held */
        get: operations["paseListas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendLista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a roll call
         * @description The lists name people with an open session, each in at most one of them (400). Pauses the sessions of
         *     `pausados`, credits one attendance to those of `sumados`, cancels the sessions of `fuerabase`, and credits one
         *     attendance to the caller, all at once. Only people below the caller can be paused or be off base (403). Refused
         *     (409) while `isPaseLista` is true and when a person has no open session any more.
         */
        post: operations["sendLista"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getUsername/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a name is free
         * @description Upper and lower case are the same. A taken name is answered 409 'El nombre ya esta ocupado'.
         */
        get: operations["getUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The name changes that wait for an answer */
        get: operations["getAllRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getNameRequest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own name change that waits for an answer */
        get: operations["getNameRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/nombreDeclinado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name that was declined to me
         * @description Only of the last one that I asked for, until `enterarseNombre`.
         */
        get: operations["nombreDeclinado"];
        put?: never;
        /**
         * I have read that a name was declined to me
         * @description One that was not declined, or was read already, gives 409.
         */
        post: operations["enterarseNombre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionNombre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another name, or answer who asks
         * @description Asking (op 2, ours) makes one pending request of the caller; a second one is refused (409), an empty name with
         *     'No dejes campos vacios' (400). The owner, whom nobody stands above, has the name at once.
         *     Accepting checks again that the name is free and keeps the old one in the log. A
         *     name in use gives 409 'El nombre ya esta ocupado', an answered request 409, and so does the name that the person
         *     has already.
         */
        post: operations["actionNombre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The administration team
         * @description Active people of category 10 or above.
         */
        get: operations["admins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rangosEquipo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team, rank by rank
         * @description Two arrays, the categories and the active people.
         */
        get: operations["rangosEquipo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nominaWeek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What everybody has done this week
         * @description Counts the payroll's entries since Monday 00:00 in the agency's zone, whatever the pay periods are. Every active person has a row, zeros included.
         */
        get: operations["nominaWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/pulso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the agency is doing
         * @description The last weeks by the agency's calendar, up to today: each day of four weeks, or each week of more, of which the
         *     last is the one that runs. Names stand with what anybody could ask for elsewhere: what the payroll has credited
         *     (`allNominaPorFecha`, `nominaWeek`) and what it asks for (`allNomina`). Arrivals, departures and presence are
         *     counts of everybody.
         */
        get: operations["pulso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/empleadoMes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The employees of the month
         * @description Those that are active, for the home page.
         */
        get: operations["empleadoMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allEmpleadoMes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who was employee of the month */
        get: operations["allEmpleadoMes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionEmpleadoMes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove employees of the month
         * @description Adding needs at least one person (400); all are added or none. Refused (404) for an unknown person, (409) for
         *     somebody who was dismissed or is one already, and for an entry that was removed before.
         */
        post: operations["actionEmpleadoMes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllClones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People who share an address
         * @description Groups of two or more people who came from one address, dismissed people included. Sharing carries on: whoever
         *     shares an address with one of a group belongs to it, so nobody stands in two. The oldest group is the first.
         *     Addresses themselves are never shown.
         */
        get: operations["getAllClones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getWhiteList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people who may share an address */
        get: operations["getWhiteList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionWhite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow a person to share an address, or no longer
         * @description Anybody may be put on the list, dismissed people and oneself too: it gives no power over anyone, and says who
         *     did it. Refused (409) when the person is already in the wanted state.
         */
        post: operations["actionWhite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getListaPaga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The present pay list
         * @description Three elements: credits to pay, people to be paid, rows. The totals leave out the rows with `restar` 2; a row
         *     counts with what is left of its pay after the fine, never below 0.
         */
        get: operations["getListaPaga"];
        put?: never;
        /**
         * The pay list between two days
         * @description The rows made on one of these days of the agency's zone, both included, archived rows too. A missing day is
         *     refused with 'No dejes campos vacios', an end before the start with 'Fecha final no puede ser menor a fecha
         *     inicial' (400), and so are days with more than 20,000 rows. Reads only.
         */
        post: operations["getListaPagaPorFecha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionReiniciar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the pay period or the pay list
         * @description Payroll: closes the open period as it stands and opens the next. Pay list: archives its rows. Nothing is
         *     deleted: a read between two days still finds them, and a closed period can be looked at whole. The answer says
         *     how many rows were closed: people with entries, rows of the list. Refused with 409 when there is nothing to
         *     close, and when the open period is not the expected one any more.
         */
        post: operations["actionReiniciar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a row of the pay list as paid, or as not paid
         * @description Paid: the fines deducted in that row become collected. Not paid: takes back exactly that, and joins the row with
         *     what its person was to be paid meanwhile. Refused (409) for an archived row, one with `restar` 2, one that is
         *     already in the wanted state, one that comes to another `total` by now, and, for not paid, one that was spent on
         *     a promotion.
         */
        post: operations["pagar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateLista": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebuild the unpaid rows of the pay list
         * @description Builds or refreshes one row per active person who is owed something: what was earned in the open period, once it
         *     has an entry, and in every closed one, less what paid rows have paid of it. Paid rows stay as they are. A GET
         *     that writes: `no-store`, refused (403) to a browser that fetches it in advance, never repeated by our clients.
         *     Sent twice it is done once.
         */
        get: operations["updateLista"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ascensoPaga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend a pay on a promotion
         * @description Quote (op 0): which mission the pay of a row can buy, its price, and what is left; changes nothing. Apply (op
         *     1): the pay is spent, the row is paid and the person is promoted, all at once. Everything is computed afresh; on
         *     op 1 `rango`, `mision` and `paga` are what the caller saw, and a stale one gives 409. Refused (409) as well for
         *     a row that is paid, archived or excluded, when the pay buys no mission, and when the mission asks for a
         *     signature that the person does not have.
         */
        post: operations["ascensoPaga"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ventaAction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mark a sale as paid, or as not paid
         * @description Without `pagado` it turns the present value round, unless the same person did so within the last ten seconds:
         *     that is a request sent twice. With it, it sets that value, so that a repeated request changes nothing (our
         *     clients always send it). One that was annulled is refused (409), and so is one's own sale.
         *     A GET that writes: `no-store`, refused (403) to a browser that fetches it in advance, never repeated by our
         *     clients.
         */
        get: operations["ventaAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allVentas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that was sold */
        get: operations["allVentas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ventasPendientes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each seller still owes the agency
         * @description One row per seller with unpaid sales.
         */
        get: operations["ventasPendientes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllDespidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who was dismissed */
        get: operations["getAllDespidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/despedir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a person
         * @description Cancels the person's open time and requests, lets go of the times that they supervise, closes the clock-in,
         *     takes away status and employee of the month, ends every session and frees the signature, all at once. Name and
         *     history stay. Refused (409) when the person is already dismissed; an empty reason with 'No dejes campos vacios'
         *     (400).
         */
        post: operations["despedir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened, log by log
         * @description The newest 200 entries of each log. Sign-ins that failed are told for 30 days.
         */
        get: operations["getLog"];
        put?: never;
        /**
         * Search one log
         * @description The newest 200 entries of that log in which the word occurs, ignoring upper and lower case and accents; the
         *     newest 200 for an empty word. Reads only. `tiempos`, `ascensos` and the two of clock-ins are searched whole, by
         *     the names of people and missions and by what was done; the others, which tell what was done by hand, among their
         *     newest 10,000 by all that they say. `despues`, an addition, gives the page behind an entry of another: its
         *     `fecha` (`entrada` of a clock-in, midnight UTC of a day's `dia`) and its `id` (`usuario` of a day). A page of
         *     less than 200 is the last.
         */
        post: operations["getLogPorPalabra"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionFichar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock in or out, or correct somebody's record
         * @description `{op: 0}` and `{op: 1}` are about the caller: entry and exit. With `usuario` and `id` the call is about that
         *     record: 1 closes it while it is open, now or with `salida` and `motivo` when they really left; 5 and 10 take so
         *     many minutes off once it is closed, or what is left of it when that is less; 2, an addition, takes any `minutos`
         *     off (below 0) or gives back of what was taken off (above 0), with `motivo`. An exit lets the
         *     sessions go that the person leads; one's own, with `desligar`, only those. A request without `id` is about the
         *     caller, and naming somebody else in it is an error (400).
         *     Refused (409) when an entry is already open (0), none is open or the record is closed (1), the caller leads a
         *     session that `desligar` lacks (1), the record is still open or has no minutes left (2, 5,
         *     10), or it is not `usuario`'s.
         */
        post: operations["actionFichar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getFichajes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own clock-ins */
        get: operations["getFichajes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getFichajesActivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is clocked in right now
         * @description Answered with an ETag. `mins` is of the moment of the answer; it runs on from `entrada`.
         */
        get: operations["getFichajesActivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/dentro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is in
         * @description The post, as everybody on it sees it: who is clocked in, by arrival, whether their session is paused, and what
         *     they say of themselves.
         */
        get: operations["dentro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cerrarFichaje": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close somebody's open clock-in
         * @description Now, or with `salida` and `motivo` when they really left. The sessions that they lead are let go of. Refused (409) when it is closed already.
         */
        post: operations["cerrarFichaje"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getTraslados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who came from another agency */
        get: operations["getTraslados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addTraslado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a person over from another agency
         * @description Sets the signature, grants the mission and writes the sale, all at once. The mission is the one that the
         *     category's `traslado` names, else its first. The price is that of the granted mission less the code's percent,
         *     rounded; it is computed here alone. From `firma_desde` on a signature of 3 characters is needed (400 'Debes
         *     colocar una firma de 3 caracteres'); one in use gives 409 'La firma no esta disponible'. The person and the
         *     category stand strictly below the caller's category, except for the owner's, and the mission above the person's
         *     (else 409). Refused (409) when the category sells no transfers, and for dismissed people; 404 for an unknown
         *     person, category or code.
         */
        post: operations["addTraslado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllMultas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every fine */
        get: operations["getAllMultas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendMulta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fine a person
         * @description Somebody active and below the caller. A fine of 0 credits is a warning that is written down. Refused (409) for a dismissed person, and for an infraction of another version than the published one.
         */
        post: operations["sendMulta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteMulta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a fine
         * @description Marks and hides it; history keeps it. Refused (409) when a paid row of the pay list collected it, and for one's own.
         */
        post: operations["deleteMulta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionMulta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a fine as collected, or as not collected
         * @description Refused (409) when it is already in the wanted state, for a fine that a paid row of the pay list collected, for one's own, and to collect a warning of 0 credits.
         */
        post: operations["actionMulta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/estados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own status */
        get: operations["estados"];
        put?: never;
        /**
         * Set or delete a status, or list all of them
         * @description 1 sets the caller's status (1 to 100 characters, 'No mas de 100 caracteres'); one is set already: 409. 2 deletes
         *     one: marked and hidden. 3 answers all statuses, changes nothing and keeps nothing for an `Idempotency-Key`. A
         *     request without `id` is about the caller.
         */
        post: operations["actionEstados"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getHoy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What day it is */
        get: operations["getHoy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getMyAusencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own absences */
        get: operations["getMyAusencias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAusencias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody's absences */
        get: operations["getAusencias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/ausentes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is excused this week
         * @description Those accepted absences of active people that have a day from this week's Monday until today.
         */
        get: operations["ausentes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addAusencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an absence
         * @description Refused (409) while one waits or an accepted one ends today or later. Empty fields give 'No dejes campos
         *     vacios', a start after the end 'Fecha inicio no puede ser mayor a Fecha final', one before today 'Fecha inicio
         *     no puede ser anterior a hoy' (400); equal days are allowed. The owner's is accepted at once.
         */
        post: operations["addAusencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ausenciaAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or cancel an absence
         * @description Only one that waits; otherwise 409.
         */
        post: operations["ausenciaAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/retirarAusencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back my absence that waits
         * @description It is then cancelled, by oneself. One that was answered gives 409, which says by whom.
         */
        post: operations["retirarAusencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/terminarAusencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an accepted absence before its time
         * @description Its last day is then yesterday's in the agency's zone; without a day that is over it is cancelled. One that is
         *     over, or was not accepted, gives 409.
         */
        post: operations["terminarAusencia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allInfoRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories with everything that can be edited */
        get: operations["allInfoRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allInfoMision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The missions with everything that can be edited */
        get: operations["allInfoMision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editRank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a category
         * @description What is left out of `data` stays as it is. `permisos`, the codes that the category gives by default, is the
         *     owner's alone to change: from anyone else a list other than the present one gives 403, and so does one's own
         *     category or a higher one, so that the lowest category edits none. What differs from `previos` is what changes;
         *     where somebody else has changed the same field meanwhile it gives 409. Closed periods keep what was asked for
         *     and paid then.
         */
        post: operations["editRank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editMemb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a membership of the catalogue
         * @description What is left out of `data` stays as it is. Memberships that are sold keep their price. Whether it never ends and
         *     whether it is a VIP one changes only while nobody has it (409). What differs from `previos` is what changes;
         *     where somebody else has changed the same field meanwhile it gives 409, and so does a name that another one on
         *     offer has. An icon from a site that the page does not show gives 400.
         */
        post: operations["editMemb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/membresias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole catalogue of memberships, for those who edit it */
        get: operations["catalogoMembresias"];
        put?: never;
        /**
         * Put a membership on offer
         * @description Refused with 409 while another one on offer has that name, whatever its case, and with 400 for an icon from a
         *     site that the page does not show.
         */
        post: operations["crearMembresia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/membresias/retirar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a membership off the catalogue
         * @description It is no longer offered nor sold, and its name can be used again. Those who have it keep it until it ends, and
         *     what was sold stays in the accounts.
         */
        post: operations["retirarMembresia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/membresias/reponer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a membership again
         * @description Refused with 409 while another one on offer has its name.
         */
        post: operations["reponerMembresia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/editMis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a mission
         * @description The body is the mission itself. An empty name is refused with 'Nombre vacio' (400), a mission of one's own
         *     category or a higher one with 403 unless one is the owner. A mission stays at its place on the ladder. What
         *     differs from `previos` is what changes; where somebody else has changed the same field meanwhile it gives 409.
         */
        post: operations["editMis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllDegrados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who was demoted */
        get: operations["getAllDegrados"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionDegrado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demote a person
         * @description To a mission below the present one, category 9 or lower (409 otherwise). History keeps both missions; the wait
         *     for the next promotion begins anew, a pending request is taken back, and the signature stays. An empty reason is
         *     refused with 'Faltan datos' (400).
         */
        post: operations["actionDegrado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of the agency
         * @description The version that was published last; version 1 is the portal's own, until the agency publishes one.
         */
        get: operations["normativa"];
        put?: never;
        /**
         * Publish the draft
         * @description The draft becomes the next version, which nobody changes any more, and everybody is asked to accept it. Refused
         *     with 400 when it breaks a rule (`campo` is the part at fault), and with 409 when it is not the draft that was
         *     looked at, when there is none, and when it says what is published already.
         */
        post: operations["publicarNormativa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa/borrador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of the next version */
        get: operations["borradorNormativa"];
        put?: never;
        /**
         * Keep a draft of the next version, or discard it
         * @description Nobody but those who may publish sees it, and it may be unfinished. Refused (409) when somebody else has changed
         *     the draft since it was looked at.
         */
        post: operations["guardarNormativa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa/aceptar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether I have accepted the rules */
        get: operations["aceptacionNormativa"];
        put?: never;
        /**
         * Accept the rules as they are published now
         * @description Refused (409) for another version than the published one.
         */
        post: operations["aceptarNormativa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa/aceptaciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has accepted the published version, and who has not */
        get: operations["aceptacionesNormativa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa/versiones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every published version, with what each changed */
        get: operations["versionesNormativa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/normativa/propuesta/{usuario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the rules propose for somebody's infraction
         * @description By the published version and by what the person was fined or demoted for before. An infraction that it does not have is refused (400).
         */
        get: operations["propuestaNormativa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getExcepciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds codes beyond those of the category
         * @description Two arrays, the exceptions and every code with its id.
         */
        get: operations["getExcepciones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionExcepciones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person codes of their own, change or take them
         * @description Creating names the person in `usuario`, editing and deleting the exception in `id`. Nobody gives a code that
         *     they do not hold (403). Without a code creating and editing are refused with 'Selecciona permisos' (400); a
         *     second exception for one person with 409. Editing keeps the codes that the editor does not hold, and the answer
         *     says so; an exception with such codes cannot be deleted (403).
         */
        post: operations["actionExcepciones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getDescuento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a discount code is worth
         * @description Upper and lower case are the same. An empty code is refused with 'Faltan datos' (400), an unknown one with 404. Reads only.
         */
        post: operations["getDescuento"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllDescuentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The discount codes */
        get: operations["getAllDescuentos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actionDescuentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or delete a discount code
         * @description Codes are unique ignoring upper and lower case (409 when taken). Without code or percent creating is refused
         *     with 'Faltan Datos' (400). A deleted code is marked and hidden; transfers that used it stay.
         */
        post: operations["actionDescuentos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/bitacora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, and when
         * @description The newest changes first. All filters hold together. Signing in and out are left out unless `operacion` or
         *     `tema` asks for them. A request looks through a bounded number of changes, so that `palabra` may find few of
         *     them or none while `siguiente` says that there are more to look through. Secrets (passwords, keys, addresses,
         *     sessions) are never part of it.
         */
        get: operations["bitacora"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/bitacora/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody whom the audit log can be asked about
         * @description Whoever is or was of the agency, dismissed people included, in order of name.
         */
        get: operations["bitacoraPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/respaldos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The backups, and how they are made
         * @description Those that lie in the folder of this portal, the newest first, with what is being made now and why the last attempt failed, if it did.
         */
        get: operations["respaldos"];
        put?: never;
        /**
         * Make a backup
         * @description Answers when it has begun: everything as of one moment, while people go on working. The list tells when it is
         *     there, or why it is not. Refused with 409 while one is being made and for ten seconds after one was begun by
         *     hand.
         */
        post: operations["crearRespaldo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/respaldos/{id}/comprobacion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a backup is still what was written
         * @description Reads it to its last byte. A damaged one is no failure of the call; `danado` says so, here and in the list from then on.
         */
        get: operations["comprobarRespaldo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/respaldos/{id}/descarga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the file of a backup
         * @description Answers with a link that `archivoRespaldo` takes once, within one minute and from the session that asked for it,
         *     so that a browser or any other program can fetch a file of any size by itself. It holds everybody's data and the
         *     hashes of their passwords: who asked for it stands in the audit log.
         */
        post: operations["descargarRespaldo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/respaldos/archivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a backup
         * @description A `.tar.gz` with a manifest and one file of JSON lines a table. The link of `descargarRespaldo` opens it once,
         *     within one minute, and only to the session that asked for it; it stands in the query, which no log keeps.
         */
        get: operations["archivoRespaldo"];
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
        /** @description A positive whole number. */
        Id: number;
        /**
         * @description 0 no and 1 yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * Format: date-time
         * @description An instant, ISO 8601 in UTC with milliseconds.
         */
        Instant: string;
        /** @description One line without control or hidden characters. */
        ShortText: string;
        /** @description A name, or a part of one, as somebody types or pastes it: what nobody sees of it is left out. */
        TypedName: string;
        /** @description A password. */
        Secret: string;
        /** @description Effective permission codes in the portal's order. */
        Permisos: components["schemas"]["CodigoPermiso"][];
        /**
         * @description A permission code.
         * @enum {string}
         */
        CodigoPermiso: "adm" | "asc" | "tt" | "trl" | "mem" | "mis" | "frm" | "reg" | "ldp" | "ven" | "epm" | "cln" | "mul" | "deg" | "des" | "usu" | "exc" | "dec" | "man" | "ajs" | "req" | "ern" | "pag" | "agc";
        /**
         * @description A part of the visitor's page.
         * @enum {string}
         */
        BloquePortada: "administracion" | "empleados" | "horas" | "membresias" | "comunidad";
        Done: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
        };
        Failure: {
            /** @description A Spanish text for the person: what is wrong and what to do. */
            msg: string;
            /** @description The level of the message, never 0. */
            status: number;
            /** @description The field at fault, if there is one. */
            campo?: string;
            /** @description For programs; `resultado-desconocido`: perhaps it was done; `esquema`: newer data. */
            motivo?: string;
        };
        /** @description A text for the person, the level of the message, and what else is told of the failure. */
        PairFailure: [
            string,
            number,
            {
                /** @description The field at fault, if there is one. */
                campo?: string;
                /** @description A word by which programs tell the failure, if there is one. */
                motivo?: string;
            }
        ];
        LoginFailure: {
            /** @description The level of the message, never 0. */
            error: number;
            /** @description A Spanish text for the person. */
            msg: string;
            /** @description The same as `error`. */
            status: number;
            /** @description The field at fault, if there is one. */
            campo?: string;
            /** @description For programs; `resultado-desconocido`: perhaps it was done; `esquema`: newer data. */
            motivo?: string;
        };
        /** @description Bytes in base64url without padding. */
        Base64Url: string;
        LlaveRef: {
            /**
             * @description Always this.
             * @constant
             */
            type: "public-key";
            /** @description The passkey's own id, in base64url. */
            id: string;
            /** @description How its device can be reached. */
            transports: components["schemas"]["LlaveVia"][];
        };
        /**
         * @description A way to reach a device.
         * @enum {string}
         */
        LlaveVia: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        Mision: {
            id: components["schemas"]["Id"];
            /** @description Its category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: string;
            /** @description Whether it is for sale. */
            venta: components["schemas"]["Flag"];
            /** @description Price in credits. */
            precio: number;
        };
        Categoria: {
            id_categoria: components["schemas"]["Id"];
            /** @description Its name. */
            n_categoria: string;
            /** @description Address of its badge, empty for the built-in one. */
            placa: string;
            /** @description What a transfer to this category grants. */
            traslado: string;
            /** @description Not 0: transfers to this category are sold. */
            traslado_venta: number;
            /** @description Up to which position (1-based) in the list of categories its people may promote; 0 nobody. */
            asciende_hasta: number;
            /** @description Attendances required for the pay; 0 none. */
            nomina_asistencia: number;
            /** @description Promotions required for the pay; 0 none. */
            nomina_ascenso: number;
            /** @description Minutes required for the pay; 0 none. */
            nomina_times: number;
            /** @description Attendances required for the bonus; 0 none. */
            boni_asistencia: number;
            /** @description Promotions required for the bonus; 0 none. */
            boni_ascenso: number;
            /** @description Minutes required for the bonus; 0 none. */
            boni_times: number;
            /** @description How often its people rise, in words. */
            ascenso: string;
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso: string;
            /** @description A percentage in words. */
            porciento: string;
            /** @description Pay in credits. */
            paga_nomina: number;
            /** @description Bonus in credits, on top of the pay. */
            paga_boni: number;
            /** @description In ladder order. */
            misiones: components["schemas"]["Mision"][];
        };
        Persona: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The present category. */
            id_categoria: components["schemas"]["Id"];
        };
        /** @description A text of several lines without hidden characters; newline and tab are its only control characters. */
        LongText: string;
        /** @description A code, such as `ML-2`. */
        CodigoNormativa: string;
        /** @description An infraction of the published rules. */
        InfraccionRef: {
            codigo: components["schemas"]["CodigoNormativa"];
            /** @description The version of the rules. */
            version: components["schemas"]["Id"];
        };
        /** @description The infraction that it is for, in the words of its day; left out when none was named. */
        InfraccionAnotada: {
            /** @description Its code, such as `ML-2`. */
            codigo: string;
            /** @description The version of the rules. */
            version: components["schemas"]["Id"];
            /** @description What it is. */
            texto: string;
            /** @description What the rules proposed. */
            propuesta: string;
            /** @description Why another sanction was given; null when it is the proposed one. */
            porque: string | null;
        };
        /**
         * Format: date
         * @description A day, `YYYY-MM-DD`, in the agency's zone.
         */
        Day: string;
        /** @description A day as filled in, `YYYY-MM-DD`, in the agency's zone; empty when it was left out. */
        DayInput: string;
        /** @description Ids separated by commas without spaces; may be empty. */
        IdList: string;
        Tiempo: {
            /** @description The session. */
            id: components["schemas"]["Id"];
            /** @description The person whose time it is. */
            bajo: components["schemas"]["Id"];
            /** @description Their name. */
            bajoNombre: string;
            /** @description The person's category, which decides who may do something to it; an addition. */
            id_categoria: number;
            /** @description The senior who supervises it; 0 or less is nobody, written -1. */
            alto: number;
            /** @description The senior's name, if there is one. */
            altoNombre: string | null;
            /** @description The person's whole minutes when this was answered. */
            mins: number;
            /** @description The senior's whole minutes when this was answered; 0 without a senior. */
            minsA: number;
            /** @description 0 active and 1 paused. */
            pausa: components["schemas"]["Flag"];
            /** @description How many times it has been paused. */
            pausado: number;
            /** @description Whole minutes paused, the running pause included, when this was answered. */
            tiempopausado: number;
            /** @description When the running pause began; null while active. */
            p_bajo: components["schemas"]["Instant"] | null;
            /** @description Minutes added by adjustments, below 0 when more were taken off. */
            sumado: number;
            /** @description When it was opened; an addition. */
            abierto: components["schemas"]["Instant"];
            /** @description The instant from which `mins` counts: the opening, moved by finished pauses and adjustments. It counts up to now, or to `p_bajo` while paused. */
            inicio: components["schemas"]["Instant"];
            /** @description The instant from which `minsA` counts, in the same way from the linking on; null without a senior. */
            ligado: components["schemas"]["Instant"] | null;
            /** @description The instant from which `tiempopausado` counts: `p_bajo` less the finished pauses; null while active. */
            pausa_desde: components["schemas"]["Instant"] | null;
        };
        /** @description The exit; a dash while the record is open. */
        Salida: components["schemas"]["Instant"] | "-";
        /**
         * @description What it is about.
         * @enum {string}
         */
        TipoAviso: "ascensoPropuesto" | "propuestaAceptada" | "propuestaDeclinada" | "ascenso" | "descenso" | "traslado" | "cambioPermisos" | "tiempoConfirmado" | "tiempoAjustado" | "tiempoPausado" | "tiempoCancelado" | "paseLista" | "paga" | "membresiaTermina" | "multa" | "multaPerdonada" | "ausenciaAceptada" | "ausenciaRechazada" | "nombreAceptado" | "nombreDeclinado" | "normativa" | "empleadoMes" | "aniversario";
        /**
         * @description Where it is told: nowhere, in the portal, or by the system too.
         * @enum {string}
         */
        ModoAviso: "no" | "portal" | "sistema";
        PaginaAvisos: {
            /** @description The newest first. */
            avisos: components["schemas"]["Aviso"][];
            /** @description What `antes` is for the next page; null when nothing older is left. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description How many are not read, of all pages. */
            sin_leer: number;
        };
        Aviso: {
            /** @description The notice. */
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoAviso"];
            datos: components["schemas"]["DatosAviso"];
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether it is read. */
            leido: boolean;
        };
        /** @description What it says; the kind says which of it is there. */
        DatosAviso: {
            /** @description Who did it, or whom it is about, by the name of then. */
            quien?: string;
            /** @description A mission, a membership, a name, or what came of a roll call. */
            que?: string;
            /** @description The mission of before. */
            antes?: string;
            /** @description Credits, minutes or a version. */
            cantidad?: number;
            /** @description The reason. */
            motivo?: string;
            /** @description When it ends. */
            hasta?: components["schemas"]["Instant"];
            /** @description The first day. */
            inicio?: components["schemas"]["Day"];
            /** @description The last day. */
            final?: components["schemas"]["Day"];
        };
        PreferenciasAvisos: {
            /** @description Where each kind is told. */
            tipos: {
                ascensoPropuesto?: components["schemas"]["ModoAviso"];
                propuestaAceptada?: components["schemas"]["ModoAviso"];
                propuestaDeclinada?: components["schemas"]["ModoAviso"];
                ascenso?: components["schemas"]["ModoAviso"];
                descenso?: components["schemas"]["ModoAviso"];
                traslado?: components["schemas"]["ModoAviso"];
                cambioPermisos?: components["schemas"]["ModoAviso"];
                tiempoConfirmado?: components["schemas"]["ModoAviso"];
                tiempoAjustado?: components["schemas"]["ModoAviso"];
                tiempoPausado?: components["schemas"]["ModoAviso"];
                tiempoCancelado?: components["schemas"]["ModoAviso"];
                paseLista?: components["schemas"]["ModoAviso"];
                paga?: components["schemas"]["ModoAviso"];
                membresiaTermina?: components["schemas"]["ModoAviso"];
                multa?: components["schemas"]["ModoAviso"];
                multaPerdonada?: components["schemas"]["ModoAviso"];
                ausenciaAceptada?: components["schemas"]["ModoAviso"];
                ausenciaRechazada?: components["schemas"]["ModoAviso"];
                nombreAceptado?: components["schemas"]["ModoAviso"];
                nombreDeclinado?: components["schemas"]["ModoAviso"];
                normativa?: components["schemas"]["ModoAviso"];
                empleadoMes?: components["schemas"]["ModoAviso"];
                aniversario?: components["schemas"]["ModoAviso"];
            };
        };
        /** @description The session token: user id, dash, secret. */
        Token: string;
        Entrada: {
            /**
             * @description Always 0.
             * @constant
             */
            error: 0;
            token: components["schemas"]["Token"];
            /** @description A text for the person. */
            msg: string;
        };
        Reto: {
            /**
             * @description Always 0: the password was right, and the second factor is missing.
             * @constant
             */
            error: 0;
            /** @description What stands for the password in `loginFactor`. */
            reto: string;
            /** @description How it can be answered at this address of the portal. Empty for whoever has passkeys of another address alone and no recovery codes left. */
            formas: ("codigo" | "llave" | "recuperacion")[];
            /** @description What to ask a passkey for; null unless one of `formas` is `llave`. */
            opciones: components["schemas"]["LlavePedida"] | null;
            /** @description A text for the person. */
            msg: string;
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        LlavePedida: {
            /** @description What the passkey signs, for this sign-in alone. */
            challenge: string;
            /** @description The host name that the passkeys belong to. */
            rpId: string;
            /** @description Which passkeys may answer. */
            allowCredentials: components["schemas"]["LlaveRef"][];
            /**
             * @description The device asks for its PIN or finger where it can.
             * @constant
             */
            userVerification: "preferred";
            /** @description For how long, in milliseconds. */
            timeout: number;
        };
        /** @description What a passkey answered. */
        LlaveRespuesta: {
            /** @description The passkey's own id. */
            id: components["schemas"]["Base64Url"];
            /** @description What the browser has signed of where and for what. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description Whether the person was there, and how often the passkey was used. */
            authenticatorData: components["schemas"]["Base64Url"];
            /** @description The signature over both. */
            signature: components["schemas"]["Base64Url"];
        };
        SessionUser: {
            id: components["schemas"]["Id"];
            /** @description The name as typed at registration. */
            usuario: string;
            /** @description The 3-character signature, if set. */
            firma: string | null;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The present category, 1 is the lowest. */
            id_categoria: components["schemas"]["Id"];
            permisos: components["schemas"]["Permisos"];
            /** @description 1 for the agency's owner. */
            permisoSys: components["schemas"]["Flag"];
            /** @description 0 for an active person. */
            despedido: components["schemas"]["Flag"];
            /** @description Whether the person is clocked in right now. */
            fichaje: boolean;
            /** @description Whether the password was regenerated and must be changed. */
            debeCambiarClave: boolean;
            /** @description Whether a second factor is demanded and not set up. */
            debeSegundoFactor: boolean;
            /** @description The person's own switches. */
            config: {
                /** @description Whether the status marquee is shown. */
                estados: components["schemas"]["Flag"];
                /** @description Whether the app's notices are on. */
                app: components["schemas"]["Flag"];
            };
        };
        Sesion: {
            id: components["schemas"]["Id"];
            /** @description Browser and system in words, as they were at the sign-in. */
            dispositivo: string;
            /** @description When the person signed in. */
            creada: components["schemas"]["Instant"];
            /** @description The last use, to within some minutes. */
            uso: components["schemas"]["Instant"];
            /** @description Whether it is the one that asks. */
            actual: boolean;
        };
        LlavePreparada: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
            opciones: {
                /** @description What the new passkey signs, this once. */
                challenge: string;
                /** @description What it will be for. */
                rp: {
                    /** @description The portal's host name: at another one it does not open. */
                    id: string;
                    /** @description The agency. */
                    name: string;
                };
                /** @description Whose it will be. */
                user: {
                    /** @description Tells the person's passkeys from those of others on the same device; says nothing of them. */
                    id: string;
                    /** @description The user name. */
                    name: string;
                    /** @description The same. */
                    displayName: string;
                };
                /** @description The kinds of keys that are taken, the best first. */
                pubKeyCredParams: {
                    /**
                     * @description Always this.
                     * @constant
                     */
                    type: "public-key";
                    /** @description By its number in COSE: -8 Ed25519, -7 ES256, -257 RS256. */
                    alg: number;
                }[];
                /** @description For how long, in milliseconds. */
                timeout: number;
                /**
                 * @description Nobody asks which make it is.
                 * @constant
                 */
                attestation: "none";
                /** @description Those that are set up already. */
                excludeCredentials: components["schemas"]["LlaveRef"][];
                /** @description What the device should do. */
                authenticatorSelection: {
                    /**
                     * @description It keeps the passkey itself where it can, and so takes it to the person's other devices.
                     * @constant
                     */
                    residentKey: "preferred";
                    /**
                     * @description It asks for its PIN or finger where it can.
                     * @constant
                     */
                    userVerification: "preferred";
                };
            };
        };
        /** @description What a device answered that has made a passkey. */
        LlaveNueva: {
            /** @description The passkey's own id. */
            id: components["schemas"]["Base64Url"];
            /** @description What the browser has signed of where and for what. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description The public key and what the device says of it. */
            attestationObject: components["schemas"]["Base64Url"];
            /** @description How the device can be reached. */
            transports: components["schemas"]["LlaveVia"][];
        };
        Llave: {
            id: components["schemas"]["Id"];
            /** @description What its person knows it by. */
            nombre: string;
            /** @description The host name of the portal where it was set up; it opens at no other. */
            dominio: string;
            /** @description When it was set up. */
            creada: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it last opened the portal; null when it never has.
             */
            uso: string | null;
        };
        MisFactores: {
            /**
             * Format: date-time
             * @description Since when an authenticator is set up; null without one.
             */
            aplicacion: string | null;
            /** @description The passkeys, the newest last. */
            llaves: components["schemas"]["Llave"][];
            /** @description The host name that passkeys set up now would belong to; null where there can be none: plain http on another name than localhost, or a number instead of a name. */
            dominio: string | null;
            /** @description How many recovery codes are left. */
            quedan: number;
        };
        ExigenciaFactor: {
            /** @description The lowest category of which it is demanded; null for none. */
            desde: number | null;
            /** @description Codes whose holders must have one. */
            permisos: components["schemas"]["CodigoPermiso"][];
        };
        TotpPreparado: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The secret in base 32, to be typed. */
            secreto: string;
            /** @description The same as an `otpauth:` address, to be drawn as a QR code. */
            enlace: string;
        };
        CodigosRecuperacion: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The recovery codes, each of which opens once. */
            codigos: string[];
        };
        DoneWithToken: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The token. */
            id: components["schemas"]["Id"];
            /** @description The token; shown this once. */
            token: string;
        };
        TokenDeScript: {
            /** @description The token. */
            id: components["schemas"]["Id"];
            /** @description What it is for. */
            nombre: string;
            /** @description Its last four characters, to know it by. */
            pista: string;
            /** @description Whether it only reads. */
            soloLectura: components["schemas"]["Flag"];
            /** @description What it may do, as long as I may; empty with `soloLectura`. */
            codigos: components["schemas"]["Permisos"];
            /** @description When it was made. */
            creado: components["schemas"]["Instant"];
            /** @description When it was last used, give or take five minutes; null for never. */
            ultimoUso: components["schemas"]["Instant"] | null;
            /** @description Until when it opens. */
            expira: components["schemas"]["Instant"];
        };
        Configuracion: {
            /** @description The agency's acronym. */
            siglas: string;
            /** @description The category from which a signature is required. */
            firma_desde: number;
            /** @description The agency's name. */
            nombre: string;
            /** @description The agency's IANA time zone. */
            zona: string;
            /** @description Address of an avatar, with `{usuario}` for the name; null without a service. */
            avatar: string | null;
            /** @description Addresses of the radio; null when there is none. */
            radio: {
                /** @description The audio stream. */
                stream: string | null;
                /** @description What is playing. */
                info: string | null;
            };
            /** @description Addresses of the embedded widgets; null when there is none. */
            widgets: {
                /** @description The chat widget. */
                discord: string | null;
                /** @description The social widget. */
                social: string | null;
            };
            /** @description The agency's motto, one line; empty when it has none. */
            lema: string;
            /** @description Its colour as `#rrggbb`; null is the portal's own. */
            color: string | null;
            /** @description The hash of its emblem; null is the portal's own. */
            emblema: string | null;
            /** @description The words of the visitor's page; empty is the portal's own. */
            cartel: string;
            /** @description What the visitor's page shows below its words, in this order. */
            bloques: components["schemas"]["BloquePortada"][];
            moneda: components["schemas"]["Moneda"];
            /** @description The agency's own links, in its order. */
            enlaces: components["schemas"]["Enlace"][];
            /**
             * @description Who may register: everybody, whoever has an invitation, or nobody.
             * @enum {string}
             */
            registro: "abierto" | "invitacion" | "cerrado";
        };
        /** @description What the agency calls its money. */
        Moneda: {
            /** @description One of it, such as `crédito`. */
            nombre: string;
            /** @description Several, such as `créditos`. */
            plural: string;
            /** @description What stands behind a number, such as `c`. */
            corta: string;
        };
        /** @description A link of the agency's own. */
        Enlace: {
            /** @description Its words. */
            texto: string;
            /** @description Where it leads, `https://…`. */
            url: string;
            /**
             * @description At the foot of every page, in the menu, or in both.
             * @enum {string}
             */
            lugar: "pie" | "menu" | "ambos";
        };
        DoneWithUsuario: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The owner's name. */
            usuario: string;
        };
        /** @description An address of the web. */
        DireccionWeb: string;
        /** @description An address of the web; null for none, `operador` for what the operator of the machine has set. */
        DireccionElegida: string | null;
        /** @description A link of the agency's own, as it is written. */
        EnlacePropio: {
            /** @description Its words, 1 to 40 characters. */
            texto: components["schemas"]["ShortText"];
            /** @description Where it leads, `https://…`. */
            url: components["schemas"]["DireccionWeb"];
            /**
             * @description At the foot of every page, in the menu, or in both.
             * @enum {string}
             */
            lugar: "pie" | "menu" | "ambos";
        };
        /** @description Fields of the setting. */
        EnlacesCambio: {
            /** @description The picture of an avatar, with `{usuario}` for the name. */
            avatar?: components["schemas"]["DireccionElegida"];
            /** @description The radio's audio. */
            radioStream?: components["schemas"]["DireccionElegida"];
            /** @description What the radio is playing. */
            radioInfo?: components["schemas"]["DireccionElegida"];
            /** @description The chat widget. */
            discord?: components["schemas"]["DireccionElegida"];
            /** @description The social widget. */
            social?: components["schemas"]["DireccionElegida"];
            /** @description The agency's own links, in its order. */
            enlaces?: components["schemas"]["EnlacePropio"][];
        };
        AjustesEnlaces: {
            /** @description The picture of an avatar, with `{usuario}` for the name. */
            avatar: components["schemas"]["DireccionElegida"];
            /** @description The radio's audio. */
            radioStream: components["schemas"]["DireccionElegida"];
            /** @description What the radio is playing. */
            radioInfo: components["schemas"]["DireccionElegida"];
            /** @description The chat widget. */
            discord: components["schemas"]["DireccionElegida"];
            /** @description The social widget. */
            social: components["schemas"]["DireccionElegida"];
            /** @description The agency's own links, in its order. */
            enlaces: components["schemas"]["EnlacePropio"][];
            /** @description What the operator of the machine has set; null where nothing. */
            operador: {
                /** @description The picture of an avatar. */
                avatar: string | null;
                /** @description The radio's audio. */
                radioStream: string | null;
                /** @description What the radio is playing. */
                radioInfo: string | null;
                /** @description The chat widget. */
                discord: string | null;
                /** @description The social widget. */
                social: string | null;
            };
        };
        PruebaEnlace: {
            /** @description Whether the address does what it is for. */
            sirve: boolean;
            /** @description What was found, in words. */
            texto: string;
            /** @description The HTTP status; null when there was no answer. */
            estado: number | null;
            /** @description The kind of content, such as `image/png`. */
            tipo: string | null;
            /** @description How long the answer took. */
            milisegundos: number;
            /** @description Where redirects led to; null when there were none. */
            destino: string | null;
        };
        /**
         * @description Who may register: everybody, whoever has an invitation, or nobody.
         * @enum {string}
         */
        ModoRegistro: "abierto" | "invitacion" | "cerrado";
        /**
         * @description What they must prove: nothing, or that their avatar's motto carries the code of `ipdetect`.
         * @enum {string}
         */
        PruebaRegistro: "none" | "avatar-motto";
        /**
         * @description A registration from an address that has people is noted, or refused too.
         * @enum {string}
         */
        ClonesRegistro: "record" | "block";
        /** @description Fields of the setting. */
        RegistroCambio: {
            modo?: components["schemas"]["ModoRegistro"];
            prueba?: components["schemas"]["PruebaRegistro"];
            clones?: components["schemas"]["ClonesRegistro"];
        };
        AjusteRegistro: {
            modo: components["schemas"]["ModoRegistro"];
            prueba: components["schemas"]["PruebaRegistro"];
            clones: components["schemas"]["ClonesRegistro"];
        };
        /** @description What whoever comes by it writes: 8 letters and digits. */
        CodigoInvitacion: string;
        DoneWithInvitacion: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            codigo: components["schemas"]["CodigoInvitacion"];
        };
        Invitacion: {
            /** @description The invitation. */
            id: components["schemas"]["Id"];
            codigo: components["schemas"]["CodigoInvitacion"];
            /** @description What it is for, empty when nobody said. */
            nota: string;
            /** @description How many people may come by it. */
            usos: number;
            /** @description How many have. */
            usados: number;
            /** @description Until when it opens; null for as long as it is not revoked. */
            expira: components["schemas"]["Instant"] | null;
            /** @description When it was made. */
            creada: components["schemas"]["Instant"];
            /** @description Name of who made it. */
            creadaPor: string;
            /** @description When it was revoked; null when it was not. */
            anulada: components["schemas"]["Instant"] | null;
            /** @description Who came by it, the first first. */
            personas: {
                /** @description The person. */
                id: components["schemas"]["Id"];
                /** @description Their name. */
                usuario: string;
                /** @description When they came. */
                fecha: components["schemas"]["Instant"];
            }[];
        };
        Identidad: {
            /** @description The agency's name. */
            nombre: string;
            /** @description Its acronym, which stands in front of signatures. */
            siglas: string;
            /** @description The category from which a signature is required. */
            firma_desde: number;
            /** @description Its motto, one line; empty when it has none. */
            lema: string;
            /** @description Its colour as `#rrggbb`; null is the portal's own. */
            color: string | null;
            /** @description The hash of its emblem; null is the portal's own. */
            emblema: string | null;
            /** @description The words of the visitor's page; empty is the portal's own. */
            cartel: string;
            /** @description What the visitor's page shows below, in this order. */
            bloques: components["schemas"]["BloquePortada"][];
        };
        /** @description The fields of the agency's face that change. */
        IdentidadCambio: {
            /** @description The agency's name. */
            nombre?: components["schemas"]["ShortText"];
            /** @description Its acronym, 1 to 5 letters or digits. */
            siglas?: components["schemas"]["ShortText"];
            /** @description The category from which a signature is required. */
            firma_desde?: number;
            /** @description Its motto, one line; empty for none. */
            lema?: string;
            /** @description Its colour; null for the portal's own. */
            color?: string | null;
            /** @description A picture that `subirEmblema` was given; null for the portal's own. */
            emblema?: string | null;
            /** @description The words of the visitor's page; empty for the portal's own. */
            cartel?: components["schemas"]["LongText"];
            /** @description What the visitor's page shows below, in this order; what is left out is not shown. */
            bloques?: components["schemas"]["BloquePortada"][];
        };
        Matriz: {
            /** @description Every category, the lowest first. */
            categorias: {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description Its name. */
                n_categoria: string;
                /** @description Address of its badge; empty for the built-in one. */
                placa: string;
                /** @description How many active people it has. */
                personas: number;
                /** @description The codes that it gives. */
                permisos: components["schemas"]["Permisos"];
            }[];
            /** @description The codes that active people hold for themselves, in order of their names. */
            excepciones: {
                codigo: components["schemas"]["CodigoPermiso"];
                /** @description Who holds it. */
                usuario: components["schemas"]["Id"];
                /** @description Their name. */
                usuarioNombre: string;
                /** @description Their category. */
                id_categoria: components["schemas"]["Id"];
                /** @description Who gave it. */
                encargado: components["schemas"]["Id"];
                /** @description Their name. */
                encargadoNombre: string;
                /** @description When. */
                fecha: components["schemas"]["Instant"];
            }[];
            sinNadie: components["schemas"]["SinNadie"];
            /** @description The owner, who holds every code whatever the categories give. */
            duenia: {
                /** @description The person. */
                usuario: components["schemas"]["Id"];
                /** @description Their category. */
                id_categoria: components["schemas"]["Id"];
            };
        };
        /** @description What no active person but the owner can do; empty while the owner is the only one. */
        SinNadie: ("ascensos" | "tiempos" | "ventas" | "multas" | "pagas" | "despidos")[];
        MatrizFilas: {
            /** @description The category. */
            id_categoria: components["schemas"]["Id"];
            /** @description All the codes that it gives. */
            permisos: components["schemas"]["CodigoPermiso"][];
        }[];
        QuienPuede: {
            codigo: components["schemas"]["CodigoPermiso"];
            /** @description They, the highest category first. */
            personas: {
                /** @description The person. */
                usuario: components["schemas"]["Id"];
                /** @description Their name. */
                usuarioNombre: string;
                /** @description Their category. */
                id_categoria: components["schemas"]["Id"];
                /** @description Its name. */
                n_categoria: string;
                /** @description 1 for the agency's owner, who holds every code. */
                permisoSys: components["schemas"]["Flag"];
                /** @description 1 when the category gives it. */
                categoria: components["schemas"]["Flag"];
                excepcion: components["schemas"]["OrigenExcepcion"];
            }[];
        };
        /** @description Who gave it to the person alone; null when nobody did. */
        OrigenExcepcion: {
            /** @description Who gave it. */
            encargado: components["schemas"]["Id"];
            /** @description Their name. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        } | null;
        AjustesPaga: {
            /** @description The day of the week, 1 Monday to 7 Sunday. */
            dia: number;
            /** @description The hour by the clocks of the zone. */
            hora: number;
            /** @description Its minute. */
            minuto: number;
            /** @description The agency's IANA time zone. */
            zona: string;
            /** @description One of its money, such as `crédito`. */
            moneda: string;
            /** @description Several, such as `créditos`. */
            monedaPlural: string;
            /** @description What stands behind a number, such as `c`. */
            monedaCorta: string;
            /** @description 1: the pay list deducts what people owe in fines; 0: it pays whole, and fines stay owed. */
            descontarMultas: components["schemas"]["Flag"];
            /** @description How many hours before the pay it is announced; null for not at all. */
            recordatorio: number | null;
        };
        AjustesPagaCambio: {
            /** @description The day of the week, 1 Monday to 7 Sunday. */
            dia?: number;
            /** @description The hour by the clocks of the zone. */
            hora?: number;
            /** @description Its minute. */
            minuto?: number;
            /** @description An IANA time zone. */
            zona?: components["schemas"]["ShortText"];
            /** @description Letters, up to 24. */
            moneda?: components["schemas"]["ShortText"];
            /** @description Letters, up to 24. */
            monedaPlural?: components["schemas"]["ShortText"];
            /** @description 1 to 5 letters or signs, none of them a digit. */
            monedaCorta?: components["schemas"]["ShortText"];
            /** @description Whether the pay list deducts fines. */
            descontarMultas?: components["schemas"]["Flag"];
            /** @description How many hours before the pay it is announced; null for not at all. */
            recordatorio?: number | null;
        };
        /** @description Where to send, `https://…`, as Discord shows it once. */
        DireccionWebhook: string;
        /** @description How a happening is told, 1 to 1,000 characters with names such as `{persona}`; null = it is not. */
        PalabrasSuceso: string | null;
        /** @description The happenings that are told, each with its words. */
        SucesosElegidos: {
            ascenso?: components["schemas"]["PalabrasSuceso"];
            persona_nueva?: components["schemas"]["PalabrasSuceso"];
            despido?: components["schemas"]["PalabrasSuceso"];
            pase_lista?: components["schemas"]["PalabrasSuceso"];
            ausencia?: components["schemas"]["PalabrasSuceso"];
            empleado_mes?: components["schemas"]["PalabrasSuceso"];
            recordatorio_paga?: components["schemas"]["PalabrasSuceso"];
            dia_paga?: components["schemas"]["PalabrasSuceso"];
        };
        /** @description Every happening with its words. */
        SucesosWebhook: {
            ascenso: components["schemas"]["PalabrasSuceso"];
            persona_nueva: components["schemas"]["PalabrasSuceso"];
            despido: components["schemas"]["PalabrasSuceso"];
            pase_lista: components["schemas"]["PalabrasSuceso"];
            ausencia: components["schemas"]["PalabrasSuceso"];
            empleado_mes: components["schemas"]["PalabrasSuceso"];
            recordatorio_paga: components["schemas"]["PalabrasSuceso"];
            dia_paga: components["schemas"]["PalabrasSuceso"];
        };
        /** @description The fields of a webhook, each happening's words among them. */
        WebhookCambio: {
            /** @description 1 to 40 characters. */
            nombre?: components["schemas"]["ShortText"];
            /** @description Whether anything is sent. */
            activo?: components["schemas"]["Flag"];
            ascenso?: components["schemas"]["PalabrasSuceso"];
            persona_nueva?: components["schemas"]["PalabrasSuceso"];
            despido?: components["schemas"]["PalabrasSuceso"];
            pase_lista?: components["schemas"]["PalabrasSuceso"];
            ausencia?: components["schemas"]["PalabrasSuceso"];
            empleado_mes?: components["schemas"]["PalabrasSuceso"];
            recordatorio_paga?: components["schemas"]["PalabrasSuceso"];
            dia_paga?: components["schemas"]["PalabrasSuceso"];
        };
        /**
         * @description It waits, it arrived, or nobody tries any more.
         * @enum {string}
         */
        EstadoEntrega: "pendiente" | "entregada" | "marcada";
        /** @description Why the receiver refused it, in its own words; null when it did not say. */
        MotivoEntrega: string | null;
        /** @description What the receiver answered last, an HTTP status; null without an answer. */
        CodigoRespuesta: number | null;
        /** @description Why there was no answer; null when there was one, or when nothing was sent yet. */
        FalloEntrega: ("tiempo" | "conexion" | "direccion" | "ilegible" | "apagado") | null;
        Webhook: {
            /** @description The webhook. */
            id: components["schemas"]["Id"];
            /** @description What it is called here. */
            nombre: string;
            /** @description The last four characters of its address, to know it by. */
            pista: string;
            /** @description Whether anything is sent. */
            activo: components["schemas"]["Flag"];
            /** @description Why nothing is sent though it is on: its receiver is gone, or its address cannot be read. */
            detenido: ("no_existe" | "ilegible") | null;
            sucesos: components["schemas"]["SucesosWebhook"];
            /** @description How many deliveries wait. */
            pendientes: number;
            /** @description The last delivery that came to an end; null for none. */
            ultima: {
                /** @description When it ended. */
                fecha: components["schemas"]["Instant"];
                estado: components["schemas"]["EstadoEntrega"];
                codigo: components["schemas"]["CodigoRespuesta"];
                fallo: components["schemas"]["FalloEntrega"];
                motivo: components["schemas"]["MotivoEntrega"];
            } | null;
            /** @description Who added it. */
            creadorNombre: string;
            /** @description When. */
            creado: components["schemas"]["Instant"];
        };
        EntregasWebhook: {
            /** @description The newest first. */
            entregas: components["schemas"]["EntregaWebhook"][];
            /** @description Where the next page begins; null for no more. */
            siguiente: components["schemas"]["Id"] | null;
        };
        EntregaWebhook: {
            /** @description The delivery. */
            id: components["schemas"]["Id"];
            /**
             * @description What happened.
             * @enum {string}
             */
            suceso: "ascenso" | "persona_nueva" | "despido" | "pase_lista" | "ausencia" | "empleado_mes" | "recordatorio_paga" | "dia_paga";
            /** @description As it was sent, or would be now. */
            texto: string;
            estado: components["schemas"]["EstadoEntrega"];
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
            /** @description How often it was tried. */
            intentos: number;
            /** @description When it is tried next; null when it is not. */
            proximo: components["schemas"]["Instant"] | null;
            /** @description When it arrived or was given up. */
            terminada: components["schemas"]["Instant"] | null;
            codigo: components["schemas"]["CodigoRespuesta"];
            fallo: components["schemas"]["FalloEntrega"];
            motivo: components["schemas"]["MotivoEntrega"];
            /** @description Whether somebody had it sent again. */
            reenvio: components["schemas"]["Flag"];
        };
        PruebaWebhook: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description Whether it arrived. */
            llego: components["schemas"]["Flag"];
            codigo: components["schemas"]["CodigoRespuesta"];
            fallo: components["schemas"]["FalloEntrega"];
        };
        DoneWithWebhook: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The webhook. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description A ladder that an agency can begin with.
         * @enum {string}
         */
        NombreEscalafon: "policia" | "seguridad" | "vacia";
        Escalafon: {
            version: components["schemas"]["VersionEscalafon"];
            /** @description From the lowest level to the highest. */
            categorias: components["schemas"]["CategoriaEscalafon"][];
        };
        /** @description Names a ladder by all that is in it: the same ladder has the same version. */
        VersionEscalafon: string;
        PlantillaEscalafon: {
            nombre: components["schemas"]["NombreEscalafon"];
            /** @description What people call it. */
            titulo: string;
            /** @description From the lowest level to the highest. */
            categorias: components["schemas"]["CategoriaEscalafon"][];
        };
        EscalafonCambio: {
            /** @description The ladder that was looked at. */
            version: components["schemas"]["VersionEscalafon"];
            /** @description The ladder as it should be. */
            categorias: components["schemas"]["CategoriaEscalafonCambio"][];
            /** @description Where people go whose mission leaves the ladder. */
            destinos: {
                /** @description The mission that they leave. */
                mision: components["schemas"]["Id"];
                /** @description The level where they go. */
                nivel: components["schemas"]["Id"];
                /** @description Which of its missions, 1 the lowest, in the ladder that is sent. */
                posicion: number;
            }[];
        };
        EscalafonEfecto: {
            /** @description Whether the version that was looked at is the present one. */
            vigente: boolean;
            /** @description What keeps it from being saved. */
            fallos: {
                /** @description Where. */
                campo: string;
                /** @description A text for the person. */
                texto: string;
            }[];
            /** @description Proposed promotions that would be annulled. */
            solicitudes: {
                /** @description To whom it was proposed. */
                usuario: string;
                /** @description The mission that was proposed. */
                mision: string;
            }[];
            /** @description Active people whose mission leaves the ladder, by name. */
            personas: {
                /** @description Their name. */
                usuario: string;
                /** @description The mission that they leave. */
                mision: components["schemas"]["Id"];
            }[];
        };
        CategoriaEscalafon: {
            /** @description The level of authority, 1 the lowest. */
            nivel: number;
            /** @description Whether the level is in use. */
            activa: boolean;
            /** @description The category's name. */
            nombre: string;
            placa: components["schemas"]["Categoria"]["placa"];
            traslado: components["schemas"]["Categoria"]["traslado"];
            traslado_venta: components["schemas"]["Categoria"]["traslado_venta"];
            /** @description The highest level up to which its people promote; 0 nobody. */
            asciende_hasta: number;
            nomina_asistencia: components["schemas"]["Categoria"]["nomina_asistencia"];
            nomina_ascenso: components["schemas"]["Categoria"]["nomina_ascenso"];
            nomina_times: components["schemas"]["Categoria"]["nomina_times"];
            boni_asistencia: components["schemas"]["Categoria"]["boni_asistencia"];
            boni_ascenso: components["schemas"]["Categoria"]["boni_ascenso"];
            boni_times: components["schemas"]["Categoria"]["boni_times"];
            ascenso: components["schemas"]["Categoria"]["ascenso"];
            tiempo_ascenso: components["schemas"]["Categoria"]["tiempo_ascenso"];
            porciento: components["schemas"]["Categoria"]["porciento"];
            paga_nomina: components["schemas"]["Categoria"]["paga_nomina"];
            paga_boni: components["schemas"]["Categoria"]["paga_boni"];
            /** @description The codes that it gives. */
            permisos: components["schemas"]["Permisos"];
            /** @description In ladder order. */
            misiones: {
                /** @description The mission; null in a ladder that is nobody's yet. */
                id: number | null;
                /** @description Its name. */
                nombre: string;
                /** @description Whether it is for sale. */
                venta: components["schemas"]["Flag"];
                /** @description Price in credits. */
                precio: number;
                /** @description How many active people stand on it. */
                personas: number;
            }[];
        };
        CategoriaEscalafonCambio: {
            /** @description The level of authority, 1 the lowest. */
            nivel: number;
            /** @description Whether the level is in use. */
            activa: boolean;
            /** @description The category's name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description Address of its badge, or empty. */
            placa: string;
            /** @description What a transfer to it grants. */
            traslado: components["schemas"]["CatalogText"];
            /** @description Not 0: transfers to it are sold. */
            traslado_venta: components["schemas"]["CreditosEscalafon"];
            /** @description The highest level up to which its people promote; 0 nobody. */
            asciende_hasta: number;
            /** @description Attendances for the pay; 0 none. */
            nomina_asistencia: components["schemas"]["CuentaEscalafon"];
            /** @description Promotions for the pay; 0 none. */
            nomina_ascenso: components["schemas"]["CuentaEscalafon"];
            /** @description Minutes for the pay; 0 none. */
            nomina_times: components["schemas"]["CuentaEscalafon"];
            /** @description Attendances for the bonus; 0 none. */
            boni_asistencia: components["schemas"]["CuentaEscalafon"];
            /** @description Promotions for the bonus; 0 none. */
            boni_ascenso: components["schemas"]["CuentaEscalafon"];
            /** @description Minutes for the bonus; 0 none. */
            boni_times: components["schemas"]["CuentaEscalafon"];
            /** @description How often its people rise, in words. */
            ascenso: components["schemas"]["CatalogText"];
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso: string;
            /** @description A percentage in words. */
            porciento: components["schemas"]["CatalogText"];
            /** @description Pay. */
            paga_nomina: components["schemas"]["CreditosEscalafon"];
            /** @description Bonus, on top of the pay. */
            paga_boni: components["schemas"]["CreditosEscalafon"];
            /** @description All the codes that it gives; left out, it gives what it gave. */
            permisos?: components["schemas"]["CodigoPermiso"][];
            /** @description In ladder order. */
            misiones: {
                /** @description The mission; null when new. */
                id: number | null;
                /** @description Its name. */
                nombre: components["schemas"]["CatalogText"];
                /** @description Whether it is for sale. */
                venta: components["schemas"]["Flag"];
                /** @description Price in credits. */
                precio: number;
            }[];
        };
        /** @description So many. */
        CuentaEscalafon: number;
        /** @description Credits. */
        CreditosEscalafon: number;
        Ascenso: {
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The name of the present mission. */
            mision: string;
            /** @description Who gave the present mission; `Sistema` when nobody did. */
            encargadoNombre: string;
            /**
             * @description How the present mission was given: by a promotion, bought with a pay, by an edit of the person, sold, by a
             *     transfer or by a demotion; `registro` when nobody gave it.
             * @enum {string}
             */
            origen: "ascenso" | "paga" | "edicion" | "venta" | "traslado" | "degrado" | "registro";
            /** @description The name of the next mission; false when there is none. */
            m_nueva: string | false;
            /** @description The person's signature, if set. */
            firma: string | null;
            /** @description The time has passed, there is a next mission and no request is pending. */
            disponible: boolean;
            /** @description Whether the caller's category may promote to the next mission (`asciende_hasta`); an addition. */
            alcanza: boolean;
            /** @description When the next promotion can be given. */
            date_finaliza: components["schemas"]["Instant"];
        };
        Turno: {
            /** @description The person's id. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The present mission's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The name of the next mission; null when there is none. */
            siguiente: string | null;
            /** @description When the next promotion can be given. */
            date_finaliza: components["schemas"]["Instant"];
            /**
             * @description `ahora`: the caller may promote them; `espera`: they will, later; `fuera`: not by the caller.
             * @enum {string}
             */
            grupo: "ahora" | "espera" | "fuera";
            /** @description Why not now, in words for people; null for `ahora`. */
            motivo: string | null;
        };
        Solicitud: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description Who proposed it. */
            encargado: components["schemas"]["Id"];
            /** @description Name of who proposed it. */
            encargadoNombre: string;
            /** @description The new mission. */
            id_rango: components["schemas"]["Id"];
            /** @description The new mission's name. */
            nueva: string;
            /** @description The new mission's category. */
            categoria: components["schemas"]["Id"];
        };
        /** @description A signature as it is kept: 3 letters or digits in upper case. */
        Firma3: string;
        FirmaFila: {
            /** @description The person's name. */
            usuario: string;
            firma: components["schemas"]["Firma3"];
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
        };
        /** @description Rows, pays, reduced. */
        Nomina: [
            components["schemas"]["NominaFila"][],
            components["schemas"]["NominaPaga"][],
            components["schemas"]["NominaReducido"][]
        ];
        NominaFila: {
            /** @description The row, which is the person's id. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The present category. */
            categoria: components["schemas"]["Id"];
            /** @description Promotions credited; below 0 only over days in which more was taken than given. */
            ascensos: number;
            /** @description Attendances credited, likewise. */
            asistencias: number;
            /** @description Minutes credited, likewise. */
            times: number;
            /** @description When the newest entry was credited; null without entries. */
            fecha: components["schemas"]["Instant"] | null;
        };
        NominaPaga: {
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description Credits earned so far. */
            paga: number;
        };
        NominaReducido: {
            /** @description The person's id. */
            id_usuario: components["schemas"]["Id"];
        };
        NominaPrevia: {
            /** @description The open period. */
            periodo: components["schemas"]["Id"];
            /** @description Since when it is open. */
            abierto_en: components["schemas"]["Instant"];
            /** @description People with at least one entry. */
            personas: number;
            /** @description Entries of the ledger. */
            anotaciones: number;
            /** @description Promotions credited to all of them. */
            ascensos: number;
            /** @description Attendances credited to all of them. */
            asistencias: number;
            /** @description Minutes credited to all of them. */
            times: number;
            /** @description People who have earned something. */
            pagas: number;
            /** @description Everything earned, in credits. */
            monto: number;
        };
        NominaPeriodos: {
            /** @description The open period. */
            abierto: {
                /** @description The period. */
                id: components["schemas"]["Id"];
                /** @description Since when it is open. */
                abierto_en: components["schemas"]["Instant"];
                /** @description Its entries; while there are none, the last closed one can be opened again. */
                anotaciones: number;
            };
            /** @description The closed periods, newest first. */
            cerrados: components["schemas"]["NominaCerrado"][];
        };
        NominaCerrado: {
            /** @description The period. */
            id: components["schemas"]["Id"];
            /** @description When it was opened. */
            abierto_en: components["schemas"]["Instant"];
            /** @description When it was closed. */
            cerrado_en: components["schemas"]["Instant"];
            /** @description Who closed it; null = System. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Their name, or `Sistema`. */
            encargadoNombre: string;
            /** @description People with at least one entry. */
            personas: number;
            /** @description Entries of the ledger. */
            anotaciones: number;
            /** @description People who had earned something. */
            pagas: number;
            /** @description Everything earned, in credits. */
            monto: number;
        };
        NominaDetalle: {
            /** @description The person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The category that decides: the present one, or that of the closing. */
            categoria: components["schemas"]["Id"];
            /** @description Its name. */
            n_categoria: string;
            /** @description The period. */
            periodo: components["schemas"]["Id"];
            /** @description When it was opened. */
            abierto_en: components["schemas"]["Instant"];
            /** @description When it was closed; null for the open one. */
            cerrado_en: components["schemas"]["Instant"] | null;
            /** @description 1 when a membership halves what is asked for. */
            reducido: components["schemas"]["Flag"];
            /** @description Credits earned: the sum of the parts that are earned. */
            paga: number;
            /** @description The pay and the bonus. */
            partes: components["schemas"]["NominaParte"][];
            /** @description The newest entries, newest first, at most 500. */
            anotaciones: components["schemas"]["NominaAnotacion"][];
            /** @description How many entries there are. */
            total_anotaciones: number;
        };
        NominaParte: {
            /**
             * @description The pay, or the bonus on top of it.
             * @enum {string}
             */
            concepto: "nomina" | "bonificacion";
            /** @description What it is worth, in credits. */
            monto: number;
            /** @description 1 when it is earned: everything that it asks for is done. The bonus needs the pay, and a bonus that asks for nothing is never earned. */
            ganada: components["schemas"]["Flag"];
            /** @description Promotions, attendances and minutes, in this order. */
            requisitos: {
                tipo: components["schemas"]["NominaTipo"];
                /** @description What is credited. */
                hecho: number;
                /** @description What is asked for, after reduction; 0 = nothing. */
                pide: number;
                /** @description What the category asks for without reduction. */
                base: number;
            }[];
        };
        NominaAnotacion: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["NominaTipo"];
            /** @description Promotions, attendances or minutes; below 0 takes off. */
            cantidad: number;
            /** @description When it was credited. */
            fecha: components["schemas"]["Instant"];
            /** @description What for. */
            motivo: string;
            /** @description Who caused it; null = System. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Their name, or `Sistema`. */
            encargadoNombre: string;
        };
        /**
         * @description What is counted.
         * @enum {string}
         */
        NominaTipo: "ascenso" | "asistencia" | "minutos";
        Pendiente: {
            /**
             * @description Promotions offered to me (`solicitudes`), a name that I was declined (`nombreDeclinado`), rules that I have
             *     not accepted (`normativa`), sessions without a senior (`tiempos`), sessions open for over four hours or
             *     paused for over one (`tiemposLargos`), absences and names to decide, people whom I may propose for promotion
             *     (`ascensos`), unpaid rows around pay day (`paga`), people with credits of sales to hand over (`ventas`),
             *     fines that nobody has collected (`multas`).
             * @enum {string}
             */
            tipo: "solicitudes" | "nombreDeclinado" | "normativa" | "tiempos" | "tiemposLargos" | "ausencias" | "nombres" | "ascensos" | "paga" | "ventas" | "multas";
            /** @description How many. */
            cuantos: number;
            /** @description Since when the oldest of them waits; null where no date says it. */
            desde: components["schemas"]["Instant"] | null;
        };
        Hoy: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description The way to the next promotion; null at the end of the ladder. */
            ascenso: components["schemas"]["HoyAscenso"] | null;
            /** @description The pay and the bonus of the open period. */
            partes: components["schemas"]["NominaParte"][];
            /** @description The days of the agency's week, from Monday on. */
            semana: components["schemas"]["HoyDia"][];
            /** @description Days in a row with a clock-in, up to today or, while today has none, up to yesterday; at most 366. */
            racha: number;
            /** @description Since when I am clocked in; null while I am not. */
            entrada: components["schemas"]["Instant"] | null;
            /** @description My own open session; null without one. */
            tiempo: components["schemas"]["Tiempo"] | null;
        };
        HoyAscenso: {
            /** @description Since when I am on my mission. */
            desde: components["schemas"]["Instant"];
            /** @description From when on I can be proposed for the next. */
            disponible: components["schemas"]["Instant"];
            /** @description The next mission. */
            siguiente: string;
            /** @description The category of the next mission. */
            id_categoria: components["schemas"]["Id"];
            /** @description Whether it is offered to me already. */
            propuesto: components["schemas"]["Flag"];
        };
        HoyDia: {
            /** @description The agency's day. */
            dia: components["schemas"]["Day"];
            /** @description Minutes clocked in, the open clock-in up to now. */
            minutos: number;
        };
        /**
         * @description Each minute of a senior's once, however many sessions overlap, or once for each session.
         * @enum {string}
         */
        CuentaEncargado: "una_vez" | "por_tiempo";
        DoneWithTiempos: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The open sessions afterwards. */
            data: components["schemas"]["Tiempo"][];
        };
        TiempoDetalle: {
            /** @description The person's name. */
            nombre: string;
            /** @description Minutes of the open session; 0 without one. */
            tiempoActual: number;
            /** @description Minutes credited in the open pay period. */
            tiempoConfirmado: number;
            /** @description What was done to the person's sessions in the open pay period, the newest first. */
            logs: {
                /** @description What was done. */
                motivo: string;
                /** @description Name of who did it; `Sistema` when nobody did. */
                encargado: string;
                /** @description When. */
                fecha: components["schemas"]["Instant"];
            }[];
        };
        Cuenta: {
            /** @description Credits earned in the open period and not paid. */
            abierto: number;
            /** @description Credits of closed periods that were not paid, as `deudas`. */
            cerrados: number;
            /** @description Credits of my fines that nobody has collected, which my pay has deducted; 0 where the agency does not deduct fines from pays. */
            multa: number;
            /** @description `abierto` and `cerrados` less `multa`, never below 0. */
            total: number;
            /** @description Closed periods that were not paid in full, the oldest first. */
            deudas: components["schemas"]["CuentaDeuda"][];
            /** @description My fines, the newest first. */
            multas: components["schemas"]["CuentaMulta"][];
            /** @description What I was paid, the newest 200 first. */
            pagos: components["schemas"]["CuentaPago"][];
        };
        CuentaDeuda: {
            /** @description The period. */
            periodo: components["schemas"]["Id"];
            /** @description When it was opened. */
            abierto_en: components["schemas"]["Instant"];
            /** @description When it was closed. */
            cerrado_en: components["schemas"]["Instant"];
            /** @description Credits that I earned in it. */
            monto: number;
            /** @description Credits of it that I was paid, before fines. */
            pagado: number;
        };
        CuentaMulta: {
            /** @description The fine. */
            id: components["schemas"]["Id"];
            /** @description The reason. */
            motivo: string;
            /** @description Credits; 0 for a warning. */
            creditos: number;
            /** @description Who fined me. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether it is collected. */
            cobrado: components["schemas"]["Flag"];
            /** @description Whether a pay collected it. */
            lista: components["schemas"]["Flag"];
        };
        CuentaPago: {
            /** @description The row of the pay list. */
            id: components["schemas"]["Id"];
            /** @description What was earned, in words. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of the fines that it collected. */
            multa: number;
            /** @description `monto` less `multa`. */
            total: number;
            /** @description When it was paid. */
            fechaPago: components["schemas"]["Instant"];
            /** @description Who paid it. */
            encargadoNombre: string;
            /** @description The mission that it bought; null for credits handed out. */
            ascenso: string | null;
            /** @description Credits of it that the mission cost. */
            gastado: number;
        };
        Perfil: {
            /** @description My credits in the open pay period. */
            nomina: {
                /** @description Promotions credited. */
                ascensos: number;
                /** @description Attendances credited. */
                asistencias: number;
                /** @description Minutes credited. */
                times: number;
            };
            /** @description My open time session; null without one. */
            tiempo: components["schemas"]["Tiempo"] | null;
            /** @description What I have earned so far; null while nothing is earned. */
            paga: components["schemas"]["PerfilPaga"] | null;
            /** @description My active memberships, the one that ends first at the top. */
            membresias: components["schemas"]["MembresiaPropia"][];
            /** @description Promotions, attendances and minutes, in this order, as my category and memberships ask for them. */
            requirements: components["schemas"]["Requisito"][];
        };
        PerfilPaga: {
            /** @description What was completed. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of it that the pay list has paid already, before fines. */
            cobrado: number;
        };
        MembresiaPropia: {
            /** @description Its name. */
            membresiaNombre: string;
            /** @description Its entry in the catalogue. */
            membresia: components["schemas"]["Id"];
            /** @description Days left, rounded up; null when it never ends. */
            dias: number | null;
        };
        Requisito: {
            /** @description What the pay asks for. */
            nomina_label: string;
            /** @description How much of it is credited. */
            nomina_hecha: number;
            /** @description How much the pay requires, halved by a membership with reduction; 0 none. */
            nomina: number;
            /** @description How much of it is done, in percent; 100 when nothing is required. */
            nomina_porcentaje: number;
            /** @description What the bonus asks for. */
            bonificacion_label: string;
            /** @description How much of it is credited. */
            bonificacion_hecha: number;
            /** @description How much the bonus requires, halved by a membership with reduction; 0 none. */
            bonificacion: number;
            /** @description How much of it is done, in percent; 100 when nothing is required. */
            bonificacion_porcentaje: number;
        };
        /** @description Next promotion, promotions, work. */
        PerfilHistorial: [
            components["schemas"]["Instant"] | null,
            components["schemas"]["PerfilAscenso"][],
            components["schemas"]["PerfilTrabajo"][]
        ];
        PerfilAscenso: {
            /** @description Who was promoted. */
            nombre_usuario: string;
            /** @description The mission given. */
            nueva: string;
            /** @description Who promoted. */
            nombre_encargado: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        PerfilTrabajo: {
            /** @description What for. */
            motivo: string;
            /** @description Attendances or minutes, below 0 when they were taken off. */
            cantidad: number;
            /** @description Who caused it; `Sistema` when nobody did. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        FichaPersona: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The name of today. */
            usuario: string;
            /** @description Whether the person is with the agency. */
            activa: components["schemas"]["Flag"];
            /** @description The name of the mission, as rangosEquipo tells it: of the dismissed to whom userAllInfo would. */
            mision: string | null;
            /** @description The category, like the mission. */
            categoria: components["schemas"]["Id"] | null;
            /** @description Its name, like the mission. */
            n_categoria: string | null;
            /** @description The signature: getAllFirmas, userAllInfo or oneself. */
            firma?: string | null;
            /** @description Since when: getLogUser. */
            registro?: components["schemas"]["Instant"];
            /** @description When the person was last seen: userAllInfo; null for never. */
            ultima_vez?: components["schemas"]["Instant"] | null;
            /** @description Since when dismissed: getAllDespidos. */
            despedido?: components["schemas"]["Instant"];
            /** @description The status: actionEstados. Left out without one. */
            estado?: string;
            /** @description The last day of an absence that runs: ausentes. */
            ausente?: components["schemas"]["Day"];
            /** @description Since when clocked in: getFichajesActivos or oneself. */
            dentro?: components["schemas"]["Instant"];
            /** @description When the next promotion can be given: getLogUser. */
            proximo?: components["schemas"]["Instant"];
            /** @description What the open pay period has credited so far: allNomina; null for the dismissed. */
            periodo: components["schemas"]["PersonaPeriodo"] | null;
            /**
             * @description The categories that the person came through, the present one and the next two in use, from the lowest. Those
             *     before, and when each was reached: getLog or oneself.
             */
            camino: components["schemas"]["PersonaPaso"][];
        };
        PersonaPeriodo: {
            /** @description Promotions. */
            ascensos: number;
            /** @description Attendances. */
            asistencias: number;
            /** @description Minutes. */
            times: number;
        };
        PersonaPaso: {
            /** @description The category. */
            categoria: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: string;
            /** @description When the person first came to it; null for one to come, and where that is not told. */
            desde: components["schemas"]["Instant"] | null;
        };
        /**
         * @description Sources that are read together.
         * @enum {string}
         */
        GrupoHistoria: "rangos" | "tiempos" | "dinero" | "multas" | "ausencias" | "agencia";
        /** @description A place in the list. */
        LugarHistoria: string;
        HistoriaPersona: {
            /** @description The groups of which the caller is told something. */
            grupos: components["schemas"]["GrupoHistoria"][];
            /** @description The newest first. */
            hechos: components["schemas"]["HechoPersona"][];
            /** @description What `antes` continues with; null after the last entry. */
            siguiente: string | null;
        };
        HechoPersona: {
            /**
             * @description The tema that tells it.
             * @enum {string}
             */
            fuente: "ascensos" | "usuarios" | "degrados" | "traslados" | "misiones" | "tiempos" | "paselista" | "nomina" | "listapaga" | "membresias" | "multas" | "ausencias" | "nombres" | "despidos" | "empleadomes" | "perfil";
            /**
             * @description What happened.
             * @enum {string}
             */
            tipo: "ascenso" | "edicion" | "degrado" | "traslado" | "compra" | "confirmado" | "ajustado" | "cancelado" | "presente" | "pausado" | "fuerabase" | "ajuste" | "paga" | "membresia" | "multa" | "pedida" | "aceptada" | "rechazada" | "nombre" | "despido" | "reingreso" | "empleado" | "llegada";
            /** @description What tells it from others of its source. */
            id: components["schemas"]["EntradaId"];
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description Who did it; null for the system and for oneself. */
            encargado: string | null;
            /** @description What it was about: a mission, a membership, a name, what was adjusted. */
            que?: string;
            /** @description What it was before: a mission, a name, another agency. */
            de?: string;
            /** @description Credits, minutes or how many. */
            cantidad?: number;
            /** @description The reason. */
            motivo?: string;
            /** @description When it ends. */
            hasta?: components["schemas"]["Instant"];
            /** @description The first day. */
            inicio?: components["schemas"]["Day"];
            /** @description The last day. */
            final?: components["schemas"]["Day"];
        };
        NotaPersona: {
            /** @description The note. */
            id: components["schemas"]["Id"];
            /** @description Its words. */
            texto: string;
            /** @description Who wrote it. */
            autor: string;
            /** @description Whether the caller wrote it. */
            mia: components["schemas"]["Flag"];
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description When it was last changed; null for never. */
            editada: components["schemas"]["Instant"] | null;
        };
        Membresia: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: string;
            /** @description Credits for 30 days, or once and for all when permanent. */
            precio: number;
            /** @description 1 for a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description 1 when it never ends. */
            perma: components["schemas"]["Flag"];
            /** @description Address of its icon, empty for the built-in one. */
            image: string;
            /** @description What it gives. */
            details: string;
            /** @description 1 when it halves the requirements of pay and bonus. */
            reduccion: components["schemas"]["Flag"];
        };
        MembresiaVendida: {
            /** @description The sale. */
            id: components["schemas"]["Id"];
            /** @description The membership's name. */
            membresiaNombre: string;
            /** @description The buyer's name. */
            usuarioNombre: string;
            /** @description 1 for a buyer outside the agency. */
            externo: components["schemas"]["Flag"];
            /** @description Who sold it. */
            encargadoNombre: string;
            /** @description When it was sold. */
            fecha: components["schemas"]["Instant"];
            /** @description When it ends; null when it never does. */
            finaliza: components["schemas"]["Instant"] | null;
            /**
             * @description Terminada once it has ended; permanent and external ones are always Activa.
             * @enum {string}
             */
            estado: "Activa" | "Terminada";
            /** @description 1 when it never ends. */
            perma: components["schemas"]["Flag"];
            /** @description 1 for a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description The buyer's id; null for a buyer outside the agency. */
            usuario: components["schemas"]["Id"] | null;
            /** @description The entry of the catalogue. */
            membresia: components["schemas"]["Id"];
            /** @description What it was sold for, in credits; null when it is older than the accounts. */
            credito: number | null;
            /** @description Whether the seller has handed the credits over; null when it is older than the accounts. */
            pagado: components["schemas"]["Flag"] | null;
        };
        PermisosDe: {
            /** @description The person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's category. */
            categoria: components["schemas"]["Id"];
            /** @description Its name. */
            n_categoria: string;
            /** @description 1 for the agency's owner, who holds every code. */
            permisoSys: components["schemas"]["Flag"];
            /** @description The codes that the person holds, in the order of the codes. */
            permisos: {
                codigo: components["schemas"]["CodigoPermiso"];
                /** @description 1 when the category gives it. */
                categoria: components["schemas"]["Flag"];
                /** @description Who gave it to the person alone; null when nobody did. */
                excepcion: {
                    /** @description Who gave it. */
                    encargado: components["schemas"]["Id"];
                    /** @description Their name. */
                    encargadoNombre: string;
                    /** @description When. */
                    fecha: components["schemas"]["Instant"];
                } | null;
            }[];
        };
        DoneWithClave: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The new password; shown this once. */
            clave: string;
        };
        DoneWithPermisos: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The codes of their own that the person had when they were dismissed, in the order of the codes. */
            permisos: components["schemas"]["CodigoPermiso"][];
        };
        Usuario: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The present mission's id. */
            rango: components["schemas"]["Id"];
            /** @description The present category's id. */
            categoria: components["schemas"]["Id"];
            /** @description The signature, if set. */
            firma: string | null;
            /** @description When they registered. */
            registro: components["schemas"]["Instant"];
            /** @description When they were last here; null when never. */
            ultima_vez: components["schemas"]["Instant"] | null;
            /** @description When they were dismissed; null for an active person. */
            despedido: components["schemas"]["Instant"] | null;
        };
        UsuarioCompleto: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The present mission's id. */
            rango: components["schemas"]["Id"];
            /** @description The present category's id. */
            categoria: components["schemas"]["Id"];
            /** @description The signature, if set. */
            firma: string | null;
            /** @description When they registered. */
            registro: components["schemas"]["Instant"];
            /** @description When they were last here; null when never. */
            ultima_vez: components["schemas"]["Instant"] | null;
            /** @description When they were dismissed; null for an active person. */
            despedido: components["schemas"]["Instant"] | null;
            /** @description The present mission's name. */
            mision: string;
            /** @description The present category's name. */
            n_categoria: string;
        };
        CategoriaNombre: {
            id_categoria: components["schemas"]["Id"];
            /** @description Its name. */
            n_categoria: string;
        };
        MisionNombre: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: string;
        };
        /**
         * @description A step after the owner's account.
         * @enum {string}
         */
        PasoAsistente: "escala" | "permisos" | "aspecto" | "gente";
        PrimerosPasos: {
            /** @description Whether they are to be shown. */
            visible: components["schemas"]["Flag"];
            /** @description The step at which the owner goes on; null when through. */
            asistente: components["schemas"]["PasoAsistente"] | null;
            sinNadie: components["schemas"]["SinNadie"];
            /** @description In the order in which they are shown. */
            pasos: {
                /**
                 * @description Which.
                 * @enum {string}
                 */
                id: "escala" | "permisos" | "aspecto" | "gente" | "membresias" | "paga" | "normativa" | "discord";
                /** @description Whether it is done. */
                hecho: components["schemas"]["Flag"];
            }[];
        };
        ListaAlta: {
            /** @description The lines of the list. */
            filas: components["schemas"]["FilaAlta"][];
        };
        FilaAlta: {
            /** @description The line of the list, by which faults are told. */
            fila: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: components["schemas"]["CeldaAlta"];
            /** @description The mission's name, in any case; with its category before or after it, if need be. */
            mision: components["schemas"]["CeldaAlta"];
            /** @description The name of the mission's category; empty if unknown. */
            categoria?: components["schemas"]["CeldaAlta"];
            /** @description The signature; empty for none. */
            firma?: components["schemas"]["CeldaAlta"];
            /** @description The day of entry, `YYYY-MM-DD`; empty for today. */
            ingreso?: components["schemas"]["CeldaAlta"];
        };
        /** @description A cell of the list; what nobody sees of it is left out. */
        CeldaAlta: string;
        FaltaAlta: {
            /**
             * @description The field at fault.
             * @enum {string}
             */
            campo: "usuario" | "mision" | "firma" | "ingreso";
            /** @description What is wrong with it. */
            texto: string;
            /** @description What would stand there rightly; null where nobody can tell. */
            propuesta: string | null;
            /** @description The category to go with a proposed mission. */
            categoria: string | null;
            /** @description What a proposed mission loses of the list's name for it; empty if nothing. */
            nota: string;
        };
        FilaJuzgada: {
            /** @description The line. */
            fila: components["schemas"]["Id"];
            /**
             * @description New, there as the line says, there with another mission, or at fault.
             * @enum {string}
             */
            estado: "nueva" | "estaba" | "distinta" | "falta";
            /** @description In words, for who is there already; else empty. */
            texto: string;
            /** @description The name as it is or would be stored. */
            usuario: string;
            /** @description The mission that is meant; null when there is none such. */
            mision: {
                id: components["schemas"]["Id"];
                /** @description Its name. */
                nombre: string;
            } | null;
            /** @description The signature, in upper case. */
            firma: string | null;
            /** @description The day of entry; null for today. */
            ingreso: string | null;
            /** @description What is wrong. */
            faltas: components["schemas"]["FaltaAlta"][];
        };
        PreviaAlta: {
            /** @description How many are new. */
            nuevas: number;
            /** @description How many are there as the list says. */
            estaban: number;
            /** @description How many are there with another mission. */
            distintas: number;
            /** @description How many lines are at fault. */
            faltas: number;
            /** @description Each line. */
            filas: components["schemas"]["FilaJuzgada"][];
        };
        CodigoAlta: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description Their mission. */
            mision: string;
            /** @description The code; shown this once. */
            codigo: string;
        };
        HechaAlta: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description How many were brought in. */
            nuevas: number;
            /** @description How many were there as the list says. */
            estaban: number;
            /** @description How many were there with another mission, which they keep. */
            distintas: number;
            /** @description Until when the codes open. */
            caduca: components["schemas"]["Instant"];
            /** @description In the order of the list. */
            codigos: components["schemas"]["CodigoAlta"][];
        };
        CodigosAlta: {
            /** @description A text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description Until when the codes open. */
            caduca: components["schemas"]["Instant"];
            /** @description In order of name. */
            codigos: components["schemas"]["CodigoAlta"][];
        };
        PendienteAlta: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description Their mission. */
            mision: string;
            /** @description Until when their code opens. */
            caduca: components["schemas"]["Instant"];
            /** @description 1 when it opens no more. */
            caducado: components["schemas"]["Flag"];
            /** @description 1 when they came in with it. */
            usado: components["schemas"]["Flag"];
        };
        MisionPrecio: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: string;
            /** @description Its category. */
            categoria: components["schemas"]["Id"];
            /** @description Price in credits. */
            precio: number;
            /** @description Whether it is for sale. */
            venta: components["schemas"]["Flag"];
        };
        MisionVendida: {
            /** @description The buyer's name. */
            usuarioNombre: string;
            /** @description The mission sold. */
            mision: string;
            /** @description Who sold it. */
            encargadoNombre: string;
            /** @description Credits paid for it. */
            creditos: number;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description The sale. */
            id: components["schemas"]["Id"];
            /** @description The mission that the buyer had until then. */
            anterior: string;
        };
        MisionComprador: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description Their name. */
            usuario: string;
            /** @description Name of their mission. */
            mision: string;
            /** @description Their category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Their mission. */
            id_rango: components["schemas"]["Id"];
            /** @description 1 when they have a signature. */
            conFirma: components["schemas"]["Flag"];
        };
        PaseLista: {
            /** @description The roll call. */
            id: components["schemas"]["Id"];
            /** @description Who called it. */
            encargadoNombre: string;
            /** @description Name of who was left in charge. */
            queda: string;
            /** @description Names of those paused, separated by comma and space; may be empty. */
            pausadosNombre: string;
            /** @description Names of those who were there, separated by comma and space; may be empty. */
            sumadosNombre: string;
            /** @description Names of those off base, separated by comma and space; may be empty. */
            fuerabaseNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        NombreDeclinado: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description The name that was asked for. */
            nombre: string;
            /** @description Who declined it. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        SolicitudNombre: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description Who asks. */
            usuario: components["schemas"]["Id"];
            /** @description The present name. */
            usuarioNombre: string;
            /** @description The person's category now: who may answer depends on it; an addition. */
            id_categoria: components["schemas"]["Id"];
            /** @description The wanted name. */
            nombre: string;
            /** @description When it was asked for; an addition. */
            fecha: components["schemas"]["Instant"];
        };
        Miembro: {
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The present category. */
            categoria: components["schemas"]["Id"];
        };
        /** @description Categories, people. */
        Equipo: [
            {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description Its name. */
                n_categoria: string;
            }[],
            {
                /** @description The person's name. */
                usuario: string;
                /** @description The name of the present mission. */
                mision: string;
                /** @description The present category. */
                categoria: components["schemas"]["Id"];
            }[]
        ];
        /** @description Rows, start of the week. */
        Semana: [
            components["schemas"]["SemanaFila"][],
            components["schemas"]["Instant"]
        ];
        SemanaFila: {
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description Promotions of the week. */
            ascenso: number;
            /** @description Attendances of the week. */
            asistencia: number;
            /** @description Minutes of the week. */
            times: number;
            /** @description When the person's newest entry was credited, in whichever week; null without entries. */
            fecha: components["schemas"]["Instant"] | null;
        };
        Pulso: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description The oldest first. */
            tramos: components["schemas"]["PulsoTramo"][];
            /**
             * @description Minutes that people were clocked in, by weekday from Monday on and by hour of the agency's zone, of all the
             *     days together. Clock-ins that are open, or lasted for more than sixteen hours, are left out.
             */
            calor: number[][];
            reparto: components["schemas"]["PulsoReparto"];
            riesgo: components["schemas"]["PulsoRiesgo"];
            /** @description By month of entry, the oldest of the last twelve first; a month in which nobody came is left out. */
            retencion: components["schemas"]["PulsoGeneracion"][];
        };
        PulsoTramo: {
            /** @description The first day. */
            inicio: components["schemas"]["Day"];
            /** @description The last day, included. */
            final: components["schemas"]["Day"];
            /** @description People who were credited something. */
            activas: number;
            /** @description Minutes credited. */
            minutos: number;
            /** @description Promotions credited. */
            ascensos: number;
            /** @description Attendances credited. */
            asistencias: number;
            /** @description People who registered or came back. */
            entradas: number;
            /** @description People who were dismissed. */
            salidas: number;
        };
        PulsoReparto: {
            /** @description Minutes credited to anybody, the dismissed included. */
            minutos: number;
            /** @description To how many. */
            personas: number;
            /** @description How few of them were credited half of it. */
            mitad: number;
            /** @description The active people with the most minutes, from the most on. */
            filas: components["schemas"]["PulsoParte"][];
        };
        PulsoParte: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The category. */
            categoria: components["schemas"]["Id"];
            /** @description Minutes credited. */
            minutos: number;
        };
        PulsoRiesgo: {
            /** @description How many have been credited nothing for seven days. */
            quietas: number;
            /** @description How many are behind what the open period asks for. */
            atrasadas: number;
            /** @description The day of the next pay. */
            paga: components["schemas"]["Day"];
            /**
             * @description Those who have done nothing for the longest first, then those who are behind. Nobody who came less than
             *     seven days ago, nor whoever is excused today.
             */
            filas: components["schemas"]["PulsoPersona"][];
        };
        PulsoPersona: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The category. */
            categoria: components["schemas"]["Id"];
            /** @description Days since the person was last credited anything, or came, whichever is later. */
            dias: number;
            /** @description What is missing for the pay of somebody who is behind; null for who is not. */
            falta: components["schemas"]["PulsoFalta"] | null;
        };
        PulsoFalta: {
            /** @description Promotions. */
            ascensos: number;
            /** @description Attendances. */
            asistencias: number;
            /** @description Minutes. */
            times: number;
        };
        PulsoGeneracion: {
            /** @description The month of entry, `YYYY-MM`. */
            mes: string;
            /** @description How many registered in it. */
            entraron: number;
            /** @description How many of them were there at the end of that month and of each after it, up to the running one. */
            quedan: number[];
        };
        EmpleadoActivo: {
            /** @description The award. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description When it was given. */
            fecha: components["schemas"]["Instant"];
        };
        EmpleadoMes: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description Name of who added the person. */
            encargadoNombre: string;
            /** @description When the person was added. */
            fecha: components["schemas"]["Instant"];
            /**
             * @description 0 active and 1 removed.
             * @enum {integer}
             */
            estado: 0 | 1;
            /** @description When the person was removed; null while active. */
            hasta: components["schemas"]["Instant"] | null;
        };
        ClonGrupo: {
            /** @description Number of the group, from 1. */
            num: number;
            /** @description Its people in order of name. */
            users: {
                /** @description The person's id. */
                id: components["schemas"]["Id"];
                /** @description The person's name. */
                usuario: string;
                /** @description The person's category now: who may take them back depends on it; an addition. */
                id_categoria: components["schemas"]["Id"];
                /** @description Whether the person is dismissed. */
                despedido: components["schemas"]["Flag"];
                /** @description Whether the person is on the allowed list. */
                permitido: components["schemas"]["Flag"];
            }[];
        };
        ClonPermitido: {
            /** @description The person's id; an addition. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's category now; an addition. */
            id_categoria: components["schemas"]["Id"];
            /** @description Name of who allowed it. */
            encargadoNombre: string;
            /** @description When; an addition. */
            fecha: components["schemas"]["Instant"];
        };
        /** @description Credits, people, rows. */
        ListaPaga: [
            number,
            number,
            components["schemas"]["ListaPagaFila"][]
        ];
        ListaPagaFila: {
            /** @description The row. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's category. */
            categoria: components["schemas"]["Id"];
            /** @description What was earned, in words. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of the person's uncollected fines; of a paid row, of those that it collected; of an archived one that was not paid, 0. */
            multa: number;
            /** @description Whether it is paid. */
            pagado: components["schemas"]["Flag"];
            /**
             * @description 0 nothing to deduct, 1 the fine is deducted, 2 excluded from the totals.
             * @enum {integer}
             */
            restar: 0 | 1 | 2;
            /** @description Why `restar` is 2: the fine is as much as the pay or more, the person was dismissed, or the row was archived unpaid and its pay goes on to the next list; else null. */
            excluida: ("multa" | "despido" | "archivada") | null;
            /** @description When the row was made. */
            fecha: components["schemas"]["Instant"];
            /** @description When it was paid; null while it is not. */
            fechaPago: components["schemas"]["Instant"] | null;
            /** @description Name of who paid it; null while it is not paid. */
            encargadoNombre: string | null;
            /** @description Whether a reset has archived it. */
            archivado: components["schemas"]["Flag"];
            /** @description Name of the mission that the pay bought; null when it was handed out, or is not paid. */
            ascenso: string | null;
            /** @description Credits of the pay that the mission cost. */
            gastado: number;
            /** @description What the pay is enough for while it is to be paid: of each category the highest mission for sale, in the order of the ladder. Who pays buys the last one below their own category. */
            compras: components["schemas"]["ListaPagaCompra"][];
        };
        ListaPagaCompra: {
            /** @description The mission's name. */
            mision: string;
            /** @description Its category. */
            categoria: components["schemas"]["Id"];
            /** @description What it costs this person. */
            precio: number;
        };
        AscensoPaga: {
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The mission that the pay can buy; null when it buys none. */
            id_rango: components["schemas"]["Id"] | null;
            /** @description That mission's name; null when there is none. */
            nueva: string | null;
            /** @description Its price in credits; 0 when there is none. */
            precio: number;
            /** @description Credits left of the pay. */
            resto: number;
            /** @description Whether the new mission asks for a signature that the person does not have: applying is refused (409) until there is one. */
            faltaFirma: components["schemas"]["Flag"];
        };
        Venta: {
            /** @description The sale. */
            id: components["schemas"]["Id"];
            /** @description The seller. */
            encargado: components["schemas"]["Id"];
            /** @description Name of the seller. */
            encargoNombre: string;
            /** @description The buyer's id; null for a buyer outside the agency. */
            usuario: components["schemas"]["Id"] | null;
            /** @description The buyer's name. */
            usuarioNombre: string;
            /** @description Whether the buyer is outside the agency. */
            externo: components["schemas"]["Flag"];
            /** @description What was sold. */
            descripcion: string;
            /** @description Price in credits. */
            credito: number;
            /** @description When it was sold. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether the seller has handed the credits over. */
            pagado: components["schemas"]["Flag"];
            /** @description When somebody marked it as handed over; null while it is not. */
            pagado_en: components["schemas"]["Instant"] | null;
            /** @description Name of who marked it; null while nobody has. */
            pagadoNombre: string | null;
        };
        VentaPendiente: {
            /** @description Name of the seller. */
            encargoNombre: string;
            /** @description Credits of the seller's unpaid sales. */
            Pendiente: number;
            /** @description When the seller last sold something. */
            fechaU: components["schemas"]["Instant"];
        };
        Despido: {
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description Who dismissed; null for the system. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Name of who dismissed; `Sistema` for the system. */
            encargadoNombre: string;
            /** @description The dismissal. */
            id: components["schemas"]["Id"];
            /** @description Who was dismissed. */
            usuario: components["schemas"]["Id"];
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
            /** @description When the person came back; null while the dismissal stands. */
            ingreso: components["schemas"]["Instant"] | null;
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        Registros: {
            /** @description Acts on time sessions, the newest first. */
            tiempos: components["schemas"]["RegistroTiempo"][];
            /** @description Promotions, the newest first. */
            ascensos: components["schemas"]["RegistroAscenso"][];
            /** @description Changes of names, the newest first. */
            nombres: components["schemas"]["RegistroMotivo"][];
            /** @description Adjustments of the payroll, the newest first. */
            requisitos: components["schemas"]["RegistroMotivo"][];
            /** @description Ranks given by hand, the newest first. */
            rangos: components["schemas"]["RegistroMotivo"][];
            /** @description Shared addresses that were noticed, the newest first. */
            clones: components["schemas"]["RegistroClon"][];
            /** @description Clock-ins, the newest first. */
            fichajes: components["schemas"]["RegistroFichaje"][];
            /** @description Totals per person and day, the newest day first. */
            fichajesDia: components["schemas"]["RegistroFichajeDia"][];
            /** @description Sign-ins that failed, the newest first; an addition. */
            accesos: components["schemas"]["RegistroAcceso"][];
        };
        /** @description What tells an entry from the others of its log; an addition. */
        EntradaId: number;
        RegistroTiempo: {
            id: components["schemas"]["EntradaId"];
            /** @description What was done. */
            motivo: string;
            /** @description Name of the person whose time it is. */
            usuario: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroAscenso: {
            id: components["schemas"]["EntradaId"];
            /** @description Name of who was promoted. */
            nombre_usuario: string;
            /** @description The new mission's name. */
            nueva: string;
            /** @description Name of who promoted; `Sistema` when nobody did. */
            nombre_encargado: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroMotivo: {
            id: components["schemas"]["EntradaId"];
            /** @description What was done. */
            motivo: string;
            /** @description Name of who did it; `Sistema` when nobody did. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroClon: {
            id: components["schemas"]["EntradaId"];
            /** @description What was noticed. */
            motivo: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroFichaje: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            nombreUsuario: string;
            /** @description The person's category now: who may take minutes off depends on it; an addition. */
            id_categoria: components["schemas"]["Id"];
            /** @description The agency's day on which the entry began. */
            dia: components["schemas"]["Day"];
            /** @description The entry. */
            entrada: components["schemas"]["Instant"];
            salida: components["schemas"]["Salida"];
            /** @description Minutes that count, deductions taken off; 0 while the record is open. */
            min: number;
            /** @description Minutes of that person's closed records of that day, as in `fichajesDia`; an addition. */
            minsT: number;
        };
        RegistroFichajeDia: {
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The day. */
            dia: components["schemas"]["Day"];
            /** @description Minutes of the day's closed records. */
            minsT: number;
        };
        RegistroAcceso: {
            id: components["schemas"]["EntradaId"];
            /** @description Whose name was given; null for one that nobody has, which is not kept. */
            usuario: string | null;
            /** @description What tells the address from others, and not which it is; null once it was forgotten. */
            origen: string | null;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        /** @description When they really left, neither in the future nor before the entry; left out = now. */
        SalidaReal: components["schemas"]["Instant"];
        Fichaje: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The agency's day on which the entry began. */
            dia: components["schemas"]["Day"];
            /** @description The entry. */
            entrada: components["schemas"]["Instant"];
            salida: components["schemas"]["Salida"];
            /** @description Minutes that count, deductions taken off; 0 while the record is open. */
            min: number;
            /** @description The person's id; an addition. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's category, which decides who may close it; an addition. */
            id_categoria: number;
            /** @description Minutes up to now while the record is open; afterwards the same as `min`. */
            mins: number;
        };
        Dentro: {
            /** @description The person's name. */
            usuario: string;
            /** @description Their category. */
            id_categoria: components["schemas"]["Id"];
            /** @description When they came in. */
            desde: components["schemas"]["Instant"];
            /** @description Whether their open session is paused. */
            pausado: components["schemas"]["Flag"];
            /** @description Their status; null without one. */
            estado: string | null;
        };
        Traslado: {
            /** @description The transfer. */
            id: components["schemas"]["Id"];
            /** @description Who came over. */
            usuarioNombre: string;
            /** @description The granted mission's name. */
            mision: string;
            /** @description The granted mission's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The previous agency. */
            agencia: string;
            /** @description Name of who took the person over. */
            altoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
        };
        Multa: {
            /** @description The fine. */
            id: components["schemas"]["Id"];
            /** @description Id of who was fined. */
            usuario: components["schemas"]["Id"];
            /** @description Their category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Who was fined. */
            usuarioNombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description Credits. */
            creditos: number;
            /** @description Name of who fined. */
            encargadoNombre: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether it is collected. */
            cobrado: components["schemas"]["Flag"];
            /** @description Whether a paid row of the pay list collected it: then it can be neither undone nor deleted here. */
            lista: components["schemas"]["Flag"];
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        Estado: {
            /** @description The status. */
            id: components["schemas"]["Id"];
            /** @description The message in plain text. */
            mensaje: string;
            /** @description Whose it is. */
            usuarioNombre: string;
        };
        Ausencia: {
            /** @description The absence. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's category now: who may decide depends on it. */
            id_categoria: components["schemas"]["Id"];
            /** @description The reason. */
            motivo: string;
            /** @description The first day. */
            inicio: components["schemas"]["Day"];
            /** @description The last day. */
            final: components["schemas"]["Day"];
            /**
             * @description 0 waiting, 1 accepted, 2 cancelled.
             * @enum {integer}
             */
            estado: 0 | 1 | 2;
            /** @description Name of who decided; null while it waits. */
            encargadoNombre: string | null;
            /** @description Whether it ended before its time, and `final` is when; an addition. */
            terminada: boolean;
        };
        Ausentes: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description By name; who ended one absence and began another this week stands twice. */
            ausentes: {
                /** @description The person's id. */
                usuario: components["schemas"]["Id"];
                /** @description The person's name. */
                usuarioNombre: string;
                /** @description The first day. */
                inicio: components["schemas"]["Day"];
                /** @description The last day. */
                final: components["schemas"]["Day"];
            }[];
        };
        /** @description One line of the catalogue without control or hidden characters. */
        CatalogText: string;
        CategoriaEditable: {
            id_categoria: components["schemas"]["Id"];
            n_categoria: components["schemas"]["Categoria"]["n_categoria"];
            placa: components["schemas"]["Categoria"]["placa"];
            traslado: components["schemas"]["Categoria"]["traslado"];
            traslado_venta: components["schemas"]["Categoria"]["traslado_venta"];
            asciende_hasta: components["schemas"]["Categoria"]["asciende_hasta"];
            nomina_asistencia: components["schemas"]["Categoria"]["nomina_asistencia"];
            nomina_ascenso: components["schemas"]["Categoria"]["nomina_ascenso"];
            nomina_times: components["schemas"]["Categoria"]["nomina_times"];
            boni_asistencia: components["schemas"]["Categoria"]["boni_asistencia"];
            boni_ascenso: components["schemas"]["Categoria"]["boni_ascenso"];
            boni_times: components["schemas"]["Categoria"]["boni_times"];
            ascenso: components["schemas"]["Categoria"]["ascenso"];
            tiempo_ascenso: components["schemas"]["Categoria"]["tiempo_ascenso"];
            porciento: components["schemas"]["Categoria"]["porciento"];
            paga_nomina: components["schemas"]["Categoria"]["paga_nomina"];
            paga_boni: components["schemas"]["Categoria"]["paga_boni"];
            misiones: components["schemas"]["Categoria"]["misiones"];
            /** @description The codes that the category gives by default. */
            permisos: components["schemas"]["Permisos"];
            /** @description How many active people it has. */
            personas: number;
        };
        /** @description What changes in a category; the whole category may be sent back. */
        CategoriaCambio: {
            /** @description The category once more; ignored. */
            id_categoria?: components["schemas"]["Id"];
            /** @description Its name. */
            n_categoria?: components["schemas"]["CatalogText"];
            /** @description Address of its badge, on the portal or the site of the avatars; empty for the built-in one. */
            placa?: string;
            /** @description What a transfer to this category grants. */
            traslado?: components["schemas"]["CatalogText"];
            /** @description Not 0: transfers to this category are sold. */
            traslado_venta?: number;
            /** @description Up to which position (1-based) in the list of categories its people may promote; 0 nobody. */
            asciende_hasta?: number;
            /** @description Attendances required for the pay; 0 none. */
            nomina_asistencia?: number;
            /** @description Promotions required for the pay; 0 none. */
            nomina_ascenso?: number;
            /** @description Minutes required for the pay; 0 none. */
            nomina_times?: number;
            /** @description Attendances required for the bonus; 0 none. */
            boni_asistencia?: number;
            /** @description Promotions required for the bonus; 0 none. */
            boni_ascenso?: number;
            /** @description Minutes required for the bonus; 0 none. */
            boni_times?: number;
            /** @description How often its people rise, in words. */
            ascenso?: components["schemas"]["CatalogText"];
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso?: string;
            /** @description A percentage in words. */
            porciento?: components["schemas"]["CatalogText"];
            /** @description Pay in credits. */
            paga_nomina?: number;
            /** @description Bonus in credits, on top of the pay. */
            paga_boni?: number;
            /** @description Its missions; ignored, they are edited one by one. */
            misiones?: components["schemas"]["MisionCambio"][];
            /** @description The codes that the category gives by default; for the owner alone to change. */
            permisos?: components["schemas"]["Permisos"];
        };
        MisionCambio: {
            /** @description The mission. */
            id: components["schemas"]["Id"];
            /** @description Its category; ignored. */
            id_categoria?: components["schemas"]["Id"];
            /** @description Its name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description Whether it is for sale. */
            venta: components["schemas"]["Flag"];
            /** @description Price in credits. */
            precio: number;
            /** @description The mission as its editor saw it. Left out, what is sent wins. */
            previos?: {
                /** @description Its name. */
                nombre?: components["schemas"]["CatalogText"];
                /** @description Whether it was for sale. */
                venta?: components["schemas"]["Flag"];
                /** @description Its price. */
                precio?: number;
            };
        };
        MembresiaNueva: {
            /** @description Its name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description What it gives. */
            details: components["schemas"]["LongText"];
            /** @description Credits for 30 days, or once when it never ends. */
            precio: number;
            /** @description Whether it never ends. */
            perma: components["schemas"]["Flag"];
            /** @description Whether it is a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description Whether it halves the requirements. */
            reduccion: components["schemas"]["Flag"];
            /** @description Address of its icon, on the portal or the site of the avatars; empty for the built-in one. */
            image: string;
        };
        /** @description What changes of a membership. */
        MembresiaCambio: {
            nombre?: components["schemas"]["MembresiaNueva"]["nombre"];
            details?: components["schemas"]["MembresiaNueva"]["details"];
            precio?: components["schemas"]["MembresiaNueva"]["precio"];
            perma?: components["schemas"]["MembresiaNueva"]["perma"];
            vip?: components["schemas"]["MembresiaNueva"]["vip"];
            reduccion?: components["schemas"]["MembresiaNueva"]["reduccion"];
            image?: components["schemas"]["MembresiaNueva"]["image"];
        };
        MembresiaDelCatalogo: {
            id: components["schemas"]["Id"];
            nombre: components["schemas"]["Membresia"]["nombre"];
            precio: components["schemas"]["Membresia"]["precio"];
            vip: components["schemas"]["Membresia"]["vip"];
            perma: components["schemas"]["Membresia"]["perma"];
            image: components["schemas"]["Membresia"]["image"];
            details: components["schemas"]["Membresia"]["details"];
            reduccion: components["schemas"]["Membresia"]["reduccion"];
            /** @description How many of it have been sold. */
            vendidas: number;
            /** @description Since when it is no longer offered; null while it is. */
            retirada: components["schemas"]["Instant"] | null;
        };
        Degrado: {
            /** @description Who was demoted. */
            usuarioNombre: string;
            /** @description Name of who demoted. */
            encargadoNombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description The name of the mission to which the person was demoted. */
            rango_degrado: string;
            /** @description When. */
            fecha: components["schemas"]["Instant"];
            /** @description The demotion. */
            id: components["schemas"]["Id"];
            /** @description Who was demoted. */
            usuario: components["schemas"]["Id"];
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The name of the mission that the person had before. */
            rango_anterior: string;
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        /** @description Which draft it is, one more each time that it is kept; 0 before the first. */
        NumeroBorrador: number;
        /** @description One line. */
        LineaNormativa: string;
        /** @description The rules of an agency. */
        Normativa: {
            /** @description The kinds of faults, from the lightest to the gravest. */
            tipos: components["schemas"]["TipoFalta"][];
            /** @description What must not be done. */
            infracciones: {
                /** @description Its code. */
                codigo: components["schemas"]["CodigoNormativa"];
                /** @description The code of its kind. */
                tipo: components["schemas"]["CodigoNormativa"];
                /** @description What it is. */
                texto: components["schemas"]["LineaNormativa"];
            }[];
            /** @description A caution below the punishments; may be empty. */
            nota: components["schemas"]["LineaNormativa"];
            /** @description What holds for everyone who works here. */
            personal: components["schemas"]["LineaNormativa"][];
            /** @description What is told in sentences. */
            articulos: {
                /** @description Its title. */
                titulo: components["schemas"]["LineaNormativa"];
                /** @description Headings, lists, emphasis and links to https, as in Markdown; HTML is text. */
                texto: string;
            }[];
        };
        TipoFalta: {
            /** @description Its code. */
            codigo: components["schemas"]["CodigoNormativa"];
            /** @description Its name. */
            nombre: components["schemas"]["ShortText"];
            /** @description What people should understand by it. */
            descripcion: components["schemas"]["LineaNormativa"];
            /** @description What follows the first fault, the second, and so on; the last stands for all that follow. */
            pasos: components["schemas"]["PasoNormativa"][];
        };
        PasoNormativa: {
            accion: components["schemas"]["AccionNormativa"];
            /** @description Minutes or credits; 0 for the others. */
            cantidad: number;
            /** @description Its words; empty for the portal's own. */
            texto: components["schemas"]["LineaNormativa"];
        };
        /**
         * @description What is done: `superior` passes to the kind above.
         * @enum {string}
         */
        AccionNormativa: "advertencia" | "minutos" | "multa" | "degrado" | "despido" | "degrado_o_despido" | "superior";
        NormativaPublicada: {
            /** @description Its number. */
            version: components["schemas"]["Id"];
            /** @description When. */
            publicada: components["schemas"]["Instant"];
            /** @description Whether the agency itself has published it. */
            propia: boolean;
            contenido: components["schemas"]["Normativa"];
        };
        BorradorNormativa: {
            numero: components["schemas"]["NumeroBorrador"];
            /** @description What it says; null without a draft. */
            contenido: components["schemas"]["Normativa"] | null;
            /** @description When it was kept last; null without a draft. */
            editado: components["schemas"]["Instant"] | null;
            /** @description Who kept it last; null without a draft. */
            autor: string | null;
        };
        AceptacionNormativa: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description Their name. */
            usuario: string;
            /** @description Their category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Their mission. */
            mision: string;
            /** @description When they accepted it; null while they have not. */
            aceptada: components["schemas"]["Instant"] | null;
        };
        VersionNormativa: {
            /** @description Its number. */
            version: components["schemas"]["Id"];
            /** @description When. */
            publicada: components["schemas"]["Instant"];
            /** @description Who published it; null for the portal's own. */
            autor: string | null;
            /** @description What it says differently from the one before, in sentences; nothing of the first. */
            cambios: string[];
        };
        PropuestaNormativa: {
            infraccion: components["schemas"]["InfraccionRef"];
            /** @description What the infraction is. */
            texto: string;
            /** @description What is proposed; never `superior`. */
            accion: components["schemas"]["AccionNormativa"];
            /** @description Minutes or credits; 0 for the others. */
            cantidad: number;
            /** @description The same in words. */
            sancion: string;
            /** @description Why, in one line. */
            explicacion: string;
        };
        /** @description Exceptions, codes. */
        Excepciones: [
            components["schemas"]["Excepcion"][],
            components["schemas"]["Permiso"][]
        ];
        Excepcion: {
            /** @description The exception, which is the person's id. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario_nombre: string;
            /** @description Ids of its codes, parted by commas. */
            permisos: string;
            /** @description The category of the person. */
            id_categoria: components["schemas"]["Id"];
            /** @description Whether the person was dismissed; the codes wait for them. */
            despedido: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When the newest of its codes was given.
             */
            fecha: string;
            /** @description Who gave the newest of them. */
            encargadoNombre: string;
        };
        Permiso: {
            /** @description The code's id: its position in the portal's order, from 1. */
            id: components["schemas"]["Id"];
            /**
             * @description The code.
             * @enum {string}
             */
            nombre: "adm" | "asc" | "tt" | "trl" | "mem" | "mis" | "frm" | "reg" | "ldp" | "ven" | "epm" | "cln" | "mul" | "deg" | "des" | "usu" | "exc" | "dec" | "man" | "ajs" | "req" | "ern" | "pag" | "agc";
        };
        Descuento: {
            /** @description The code's id. */
            id: components["schemas"]["Id"];
            /** @description The code as typed. */
            codigo: string;
            /** @description Percent. */
            descuento: number;
            /** @description Name of who created it. */
            encargadoNombre: string;
        };
        /** @description A page of the audit log. */
        Bitacora: {
            /** @description The newest first. */
            filas: components["schemas"]["BitacoraFila"][];
            /** @description The people whom the rows and their values name. */
            nombres: {
                /** @description The person. */
                id: components["schemas"]["Id"];
                /** @description Their name. */
                usuario: string;
            }[];
            /** @description All categories, the lowest first; values speak of them by id or by position. */
            categorias: {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description Its name. */
                n_categoria: string;
            }[];
            /** @description What `antes` is for the next page; null when nothing older is left. */
            siguiente: number | null;
        };
        BitacoraPersona: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The present category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Whether the person is dismissed. */
            despedido: components["schemas"]["Flag"];
            /** @description Names that they had before, the oldest first. */
            anteriores: string[];
        };
        BitacoraFila: {
            /** @description The change. */
            id: number;
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
            /** @description Who did it; null the portal itself or a visitor. */
            actor: number | null;
            /** @description Their name. */
            actorNombre: string | null;
            /** @description The name of the token of a script that they did it with; null for none. */
            conToken: string | null;
            /** @description The call that did it. */
            operacion: string;
            /** @description What it is about; null for a call that is no more. */
            tema: string | null;
            /** @description To whom it was done. */
            persona: number | null;
            /** @description Their name. */
            personaNombre: string | null;
            /** @description The category, mission or membership of the catalogue that was edited, by its present name. */
            objeto: string | null;
            /** @description What changed, as it was. */
            antes: {
                [key: string]: unknown;
            } | null;
            /** @description What changed, as it became. */
            despues: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The name of a backup: when it was begun and why. */
        RespaldoId: string;
        /** @description What opens a download once: the backup, until when, and a signature of both and of the session. */
        EnlaceDescarga: string;
        /**
         * @description Why it was made: by the clock, by hand, before an update or before a restoration.
         * @enum {string}
         */
        RespaldoMotivo: "programado" | "manual" | "actualizacion" | "restauracion";
        Respaldo: {
            id: components["schemas"]["RespaldoId"];
            /** @description When it was begun. */
            creado_en: components["schemas"]["Instant"];
            motivo: components["schemas"]["RespaldoMotivo"];
            /** @description The size of its file. */
            bytes: number;
            /** @description How many rows it holds; null when it cannot be read. */
            filas: number | null;
            /** @description The version of Garita that made it; null when it cannot be read. */
            version: string | null;
            /** @description When it was last read to its end; null when that is not known. */
            comprobado_en: components["schemas"]["Instant"] | null;
            /** @description It is known not to be what was written. */
            danado: boolean;
        };
        Respaldos: {
            /** @description The backups, the newest first. */
            respaldos: components["schemas"]["Respaldo"][];
            /** @description What is being made now; null for nothing. */
            enMarcha: {
                /** @description When it was begun. */
                desde: components["schemas"]["Instant"];
                motivo: components["schemas"]["RespaldoMotivo"];
            } | null;
            /** @description Why the last one was not made; null when it was. */
            fallo: {
                /** @description When it failed. */
                fecha: components["schemas"]["Instant"];
                /** @description Why. */
                texto: string;
            } | null;
            /** @description Hours between two that are made by themselves; 0 = none are. */
            cadaHoras: number;
            /** @description How many good ones of each kind are kept. */
            conservar: number;
            /** @description When the next one is due; null when none is made by itself. */
            siguiente: components["schemas"]["Instant"] | null;
            /** @description Where they lie on the server. */
            carpeta: string;
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "Solicitud enviada correctamente",
                 *       "status": 0
                 *     }
                 */
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The input is wrong; `msg` names the field and why. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "usuario: debe ser un número entero",
                 *       "status": 1,
                 *       "campo": "usuario"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No key, or one that no longer opens. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "Tu sesión no es válida. Vuelve a entrar.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The person may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "No tienes permiso para hacer esto.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description It is not there. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "Ascenso no encontrado",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The present state does not allow it, or somebody was faster. */
        Conflict: {
            headers: {
                /** @description Told only while the same request, under its `Idempotency-Key`, is still under way, in seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "Esa solicitud ya fue respondida.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "La petición es demasiado grande.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not sent as JSON. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "La petición debe enviarse como JSON.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The service cannot answer now; ask again later, for a write with the same `Idempotency-Key`. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "El portal no puede responder ahora. Inténtalo de nuevo en un momento.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not signed in. */
        LoginRefused: {
            headers: {
                /** @description Seconds to wait (with 429 and 503). */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": 1,
                 *       "status": 1,
                 *       "msg": "El usuario o la contraseña no son correctos"
                 *     }
                 */
                "application/json": components["schemas"]["LoginFailure"];
            };
        };
        /** @description Not done; as the success, an array. */
        PairRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       "La firma ya está en uso",
                 *       1,
                 *       {
                 *         "campo": "firma"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["PairFailure"];
            };
        };
        /** @description Too many attempts; `Retry-After` says how long to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "msg": "Demasiados intentos. Vuelve a probar en un minuto.",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
         *     answer again. The same key with another body, or while the first is still running, is refused with 409.
         * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
         */
        IdempotencyKey: string;
        /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
        Antes: components["schemas"]["Id"];
        /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
        Limit: number;
        /**
         * @description The session token, if there is one.
         * @example 4-3q2-7w0uPq8mVbYxk1x9r2d5g8Jk1LZ4sT6vC0aBnQ8
         */
        OptionalKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "estado": "ok",
                     *       "version": "0.1.0",
                     *       "disco": "ok",
                     *       "tareas": "ok",
                     *       "secreto": "ok",
                     *       "reloj": "ok",
                     *       "respaldo": "2026-11-21T18:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always `ok`.
                         * @constant
                         */
                        estado: "ok";
                        /** @description The running version. */
                        version: string;
                        /**
                         * @description Whether there is room to write: with `lleno` every write answers 503.
                         * @enum {string}
                         */
                        disco?: "ok" | "lleno";
                        /**
                         * @description Whether all of the hourly jobs worked the last time: what fails, the log says.
                         * @enum {string}
                         */
                        tareas?: "ok" | "fallan";
                        /**
                         * @description With `otro` the data are of another secret: authenticators do not open here.
                         * @enum {string}
                         */
                        secreto?: "ok" | "otro";
                        /**
                         * @description With `desfase` the portal's clock is over 5 seconds off the database's.
                         * @enum {string}
                         */
                        reloj?: "ok" | "desfase";
                        /** @description When the newest backup was made; left out while there is none. */
                        respaldo?: components["schemas"]["Instant"];
                    };
                };
            };
            /** @description The database does not answer, or is a newer version's; trying again later is safe. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "El portal no puede responder ahora. Inténtalo de nuevo en un momento.",
                     *       "status": 1,
                     *       "motivo": "reabriendo"
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 1.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description The embedded database died and is being opened again, the database does not answer in time, or a newer version has migrated it and this one only reads.
                         * @enum {string}
                         */
                        motivo?: "reabriendo" | "no-responde" | "esquema";
                    };
                };
            };
        };
    };
    cambios: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last event that was read; of an unknown one no notice is taken. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1x.3..2
                     *     event: versiones
                     *     data: {"multas":3,"tiempos":2}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    avisos: {
        parameters: {
            query?: {
                /** @description Only older ones than this notice: the `siguiente` of the page before. */
                antes?: components["schemas"]["Id"];
                /** @description At most so many; 20 if left out. */
                limite?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avisos": [
                     *         {
                     *           "id": 41,
                     *           "tipo": "ascensoPropuesto",
                     *           "datos": {
                     *             "quien": "Gerente",
                     *             "que": "Oficial II"
                     *           },
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "leido": false
                     *         }
                     *       ],
                     *       "siguiente": null,
                     *       "sin_leer": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PaginaAvisos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    leerAvisos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hasta": 41
                 *     }
                 */
                "application/json": {
                    /** @description This notice and all before it. */
                    hasta?: components["schemas"]["Id"];
                    /** @description These notices. */
                    ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    preferenciasAvisos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tipos": {
                     *         "ascensoPropuesto": "sistema",
                     *         "paga": "portal",
                     *         "multa": "no"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferenciasAvisos"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    cambiarPreferenciasAvisos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tipos": {
                 *         "paga": "sistema",
                 *         "multa": "no"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreferenciasAvisos"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": "Oficial",
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The person's name; upper and lower case are the same. */
                    usuario: components["schemas"]["TypedName"];
                    /** @description The password. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description Signed in, or asked for the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": 0,
                     *       "token": "4-3q2-7w0uPq8mVbYxk1x9r2d5g8Jk1LZ4sT6vC0aBnQ8",
                     *       "msg": "Logeado Correctamente"
                     *     }
                     */
                    "application/json": components["schemas"]["Entrada"] | components["schemas"]["Reto"];
                };
            };
            400: components["responses"]["LoginRefused"];
            401: components["responses"]["LoginRefused"];
            403: components["responses"]["LoginRefused"];
            413: components["responses"]["LoginRefused"];
            415: components["responses"]["LoginRefused"];
            429: components["responses"]["LoginRefused"];
            503: components["responses"]["LoginRefused"];
        };
    };
    loginFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reto": "3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E",
                 *       "codigo": "287082"
                 *     }
                 */
                "application/json": {
                    /** @description What `login` gave. */
                    reto: components["schemas"]["ShortText"];
                    /** @description Six digits of an authenticator, or a recovery code; spaces and dashes do not count. */
                    codigo?: components["schemas"]["ShortText"];
                    /** @description What a passkey answered to the `opciones` of `login`. */
                    llave?: components["schemas"]["LlaveRespuesta"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": 0,
                     *       "token": "4-3q2-7w0uPq8mVbYxk1x9r2d5g8Jk1LZ4sT6vC0aBnQ8",
                     *       "msg": "Logeado Correctamente"
                     *     }
                     */
                    "application/json": components["schemas"]["Entrada"];
                };
            };
            400: components["responses"]["LoginRefused"];
            401: components["responses"]["LoginRefused"];
            409: components["responses"]["LoginRefused"];
            413: components["responses"]["LoginRefused"];
            415: components["responses"]["LoginRefused"];
            429: components["responses"]["LoginRefused"];
            503: components["responses"]["LoginRefused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    sesiones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "dispositivo": "Chrome en Android",
                     *         "creada": "2026-11-02T18:30:00.000Z",
                     *         "uso": "2026-11-21T18:30:00.000Z",
                     *         "actual": true
                     *       },
                     *       {
                     *         "id": 12,
                     *         "dispositivo": "Firefox en Windows",
                     *         "creada": "2026-03-12T09:00:00.000Z",
                     *         "uso": "2026-11-20T21:05:00.000Z",
                     *         "actual": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Sesion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    cerrarSesion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 12
                 *     }
                 */
                "application/json": {
                    /** @description The session. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    cerrarOtrasSesiones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateT: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The session token, if there is one.
                 * @example 4-3q2-7w0uPq8mVbYxk1x9r2d5g8Jk1LZ4sT6vC0aBnQ8
                 */
                key?: components["parameters"]["OptionalKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the key is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": boolean;
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    checkUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "despedido": 0,
                     *       "permisos": [
                     *         "asc",
                     *         "tt"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description 0 for an active person. */
                        despedido: components["schemas"]["Flag"];
                        permisos: components["schemas"]["Permisos"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    usuarioPermiso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description My user id.
                 * @example 4
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "datos": {
                     *         "id": 4,
                     *         "usuario": "Oficial",
                     *         "firma": "OFI",
                     *         "mision": "Oficial I",
                     *         "id_categoria": 5,
                     *         "permisos": [
                     *           "asc",
                     *           "tt"
                     *         ],
                     *         "permisoSys": 0,
                     *         "despedido": 0,
                     *         "fichaje": true,
                     *         "debeCambiarClave": false,
                     *         "debeSegundoFactor": false,
                     *         "config": {
                     *           "estados": 1,
                     *           "app": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        datos: components["schemas"]["SessionUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    ipdetect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message and the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Pon este código en la misión de tu avatar y regístrate con el mismo nombre.",
                     *       "codigo": "GAR-7K2M9",
                     *       "necesario": 1
                     *     }
                     */
                    "application/json": {
                        /** @description What to do with the code. */
                        msg: string;
                        /** @description The short code of this address. */
                        codigo: string;
                        /**
                         * @description 1 where `registro` asks for it.
                         * @enum {integer}
                         */
                        necesario: 0 | 1;
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    registro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": "Aspirante22",
                 *       "clave": "garita-demo",
                 *       "rclave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description The name: 1 to 32 Latin letters, digits and `-_=?!@:.,`. */
                    usuario: components["schemas"]["TypedName"];
                    /** @description The password: 8 to 128 characters, not the name, not a common one. */
                    clave: components["schemas"]["Secret"];
                    /** @description The password again. */
                    rclave: components["schemas"]["Secret"];
                    /** @description Name of who recommended the agency, kept in the audit log. */
                    referido?: components["schemas"]["TypedName"];
                    /** @description The code of an invitation. Where everybody may come, one that does not open is no matter. */
                    invitacion?: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": "estados"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description `estados` is the status marquee and `app` the app's notices.
                     * @enum {string}
                     */
                    op: "estados" | "app";
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    cambioClave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clavea": "garita-demo",
                 *       "claven": "otra-clave-larga"
                 *     }
                 */
                "application/json": {
                    /** @description The present password. */
                    clavea: components["schemas"]["Secret"];
                    /** @description The new password: 8 to 128 characters, not the name, not a common one. */
                    claven: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    misFactores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "aplicacion": "2026-11-21T18:30:00.000Z",
                     *       "llaves": [
                     *         {
                     *           "id": 3,
                     *           "nombre": "Mi teléfono",
                     *           "dominio": "portal.example",
                     *           "creada": "2026-11-21T18:30:00.000Z",
                     *           "uso": null
                     *         }
                     *       ],
                     *       "dominio": "portal.example",
                     *       "quedan": 9
                     *     }
                     */
                    "application/json": components["schemas"]["MisFactores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepararTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description My own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The secret, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Escanea el código y escribe el que muestra tu aplicación",
                     *       "status": 0,
                     *       "secreto": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "enlace": "otpauth://totp/Policia:Oficial?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Policia"
                     *     }
                     */
                    "application/json": components["schemas"]["TotpPreparado"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmarTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "codigo": "287082"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits that it shows; spaces do not count. */
                    codigo: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            /** @description The recovery codes, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Tu aplicación ya es tu segundo factor",
                     *       "status": 0,
                     *       "codigos": [
                     *         "k7pm-x3rt-9wqd-4hza",
                     *         "b2cd-e3fg-h4ij-k5mn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CodigosRecuperacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    quitarTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description My own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepararLlave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description My own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description What to ask the device for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Tu dispositivo te pedirá ahora que la confirmes",
                     *       "status": 0,
                     *       "opciones": {
                     *         "challenge": "3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E",
                     *         "rp": {
                     *           "id": "portal.example",
                     *           "name": "Policía Habbo"
                     *         },
                     *         "user": {
                     *           "id": "5qIaqQYEmXgqXGJwW9MpbT2nLDBnyrFzHEJhVhUm4bQ",
                     *           "name": "Oficial",
                     *           "displayName": "Oficial"
                     *         },
                     *         "pubKeyCredParams": [
                     *           {
                     *             "type": "public-key",
                     *             "alg": -7
                     *           }
                     *         ],
                     *         "timeout": 300000,
                     *         "attestation": "none",
                     *         "excludeCredentials": [],
                     *         "authenticatorSelection": {
                     *           "residentKey": "preferred",
                     *           "userVerification": "preferred"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LlavePreparada"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    ponerLlave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Mi teléfono",
                 *       "llave": {
                 *         "id": "q83vEjRWeJCrze8SNFZ4kA",
                 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *         "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA",
                 *         "transports": [
                 *           "internal",
                 *           "hybrid"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description What I know it by, 1 to 60 characters. */
                    nombre: components["schemas"]["ShortText"];
                    llave: components["schemas"]["LlaveNueva"];
                };
            };
        };
        responses: {
            /** @description The recovery codes, shown this once; none where those from before go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "La llave «Mi teléfono» ya es tu segundo factor",
                     *       "status": 0,
                     *       "codigos": [
                     *         "k7pm-x3rt-9wqd-4hza",
                     *         "b2cd-e3fg-h4ij-k5mn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CodigosRecuperacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    quitarLlave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description Which one. */
                    id: components["schemas"]["Id"];
                    /** @description My own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    nuevosCodigos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description My own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The recovery codes, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Tus códigos de recuperación son nuevos; los de antes ya no sirven",
                     *       "status": 0,
                     *       "codigos": [
                     *         "k7pm-x3rt-9wqd-4hza",
                     *         "b2cd-e3fg-h4ij-k5mn"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CodigosRecuperacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    factorExigido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "desde": 10,
                     *       "permisos": [
                     *         "pag"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExigenciaFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    exigirFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clave": "garita-demo",
                 *       "desde": 10,
                 *       "permisos": [
                 *         "pag"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The owner's own password, asked again. */
                    clave: components["schemas"]["Secret"];
                    /** @description The lowest category of which it is demanded; null for none. */
                    desde: components["schemas"]["Id"] | null;
                    /** @description Codes whose holders must have one. */
                    permisos: components["schemas"]["CodigoPermiso"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    reiniciarFactores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6
                 *     }
                 */
                "application/json": {
                    /** @description Whose second factors. */
                    usuario: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    misTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "nombre": "Copia de la nómina",
                     *         "pista": "08Py",
                     *         "soloLectura": 1,
                     *         "codigos": [],
                     *         "creado": "2026-11-21T18:30:00.000Z",
                     *         "ultimoUso": null,
                     *         "expira": "2026-12-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TokenDeScript"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    crearToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Copia de la nómina",
                 *       "expira": "2026-12-21T18:30:00.000Z",
                 *       "soloLectura": 1,
                 *       "clave": "garita-demo"
                 *     }
                 */
                "application/json": {
                    /** @description What it is for, 1 to 40 characters. */
                    nombre: components["schemas"]["ShortText"];
                    /** @description Until when it opens, 366 days from now at most. */
                    expira: components["schemas"]["Instant"];
                    /** @description Whether it only reads; `codigos` must be there otherwise. */
                    soloLectura: components["schemas"]["Flag"];
                    /** @description What it may do. Empty or left out with `soloLectura`. */
                    codigos?: components["schemas"]["CodigoPermiso"][];
                    /** @description The caller's own password. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The token, this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Token «Copia de la nómina» hecho correctamente",
                     *       "status": 0,
                     *       "id": 3,
                     *       "token": "gar_4_wgBGycLzyeQZ7WsCiLitD3G47hfOo2l5dTMKH8UbRmO4A08Py"
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    revocarToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    /** @description The token. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpAgencia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enlace": "3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E",
                 *       "nombre": "Agencia Garita",
                 *       "siglas": "GAR",
                 *       "zona": "America/Mexico_City",
                 *       "escalafon": "policia",
                 *       "usuario": "Fundadora",
                 *       "clave": "una-clave-larga",
                 *       "rclave": "una-clave-larga"
                 *     }
                 */
                "application/json": {
                    /** @description The secret of the link, what stands behind its `#`. */
                    enlace: components["schemas"]["ShortText"];
                    /** @description The agency's name. */
                    nombre: components["schemas"]["ShortText"];
                    /** @description Its acronym, 1 to 5 letters or digits. */
                    siglas: components["schemas"]["ShortText"];
                    /** @description IANA time zone of its days and weeks, such as `America/Bogota`. */
                    zona: components["schemas"]["ShortText"];
                    /** @description The ladder that it begins with, which can be edited later. */
                    escalafon: components["schemas"]["NombreEscalafon"];
                    /** @description The owner's name: 1 to 32 Latin letters, digits and `-_=?!@:.,`. */
                    usuario: components["schemas"]["TypedName"];
                    /** @description The owner's password: 8 to 128 characters, not the name, not a common one. */
                    clave: components["schemas"]["Secret"];
                    /** @description The password again. */
                    rclave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    recuperarPropietario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enlace": "3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E",
                 *       "clave": "una-clave-larga",
                 *       "rclave": "una-clave-larga"
                 *     }
                 */
                "application/json": {
                    /** @description The secret of the link, what stands behind its `#`. */
                    enlace: components["schemas"]["ShortText"];
                    /** @description The new password, at least 8 characters. */
                    clave: components["schemas"]["Secret"];
                    /** @description The password again. */
                    rclave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Contraseña cambiada. Ya puedes acceder con tu nombre y tu contraseña.",
                     *       "status": 0,
                     *       "usuario": "Fundadora"
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithUsuario"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    traspasarPropiedad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 2,
                 *       "clave": "una-clave-larga"
                 *     }
                 */
                "application/json": {
                    /** @description The next owner. */
                    usuario: components["schemas"]["Id"];
                    /** @description The caller's own password. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    configuracion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "siglas": "GAR",
                     *       "firma_desde": 5,
                     *       "nombre": "Agencia Garita",
                     *       "zona": "America/Mexico_City",
                     *       "avatar": "https://avatares.ejemplo.es/{usuario}.png",
                     *       "radio": {
                     *         "stream": null,
                     *         "info": null
                     *       },
                     *       "widgets": {
                     *         "discord": null,
                     *         "social": null
                     *       },
                     *       "lema": "Siempre despiertos",
                     *       "color": "#0b5c5e",
                     *       "emblema": null,
                     *       "cartel": "",
                     *       "bloques": [
                     *         "administracion",
                     *         "empleados",
                     *         "horas",
                     *         "membresias",
                     *         "comunidad"
                     *       ],
                     *       "moneda": {
                     *         "nombre": "crédito",
                     *         "plural": "créditos",
                     *         "corta": "c"
                     *       },
                     *       "enlaces": [],
                     *       "registro": "abierto"
                     *     }
                     */
                    "application/json": components["schemas"]["Configuracion"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    ajustesEnlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services and the links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avatar": "operador",
                     *       "radioStream": "https://radio.ejemplo.es/vivo",
                     *       "radioInfo": null,
                     *       "discord": "operador",
                     *       "social": null,
                     *       "enlaces": [
                     *         {
                     *           "texto": "Foro",
                     *           "url": "https://foro.ejemplo.es/",
                     *           "lugar": "ambos"
                     *         }
                     *       ],
                     *       "operador": {
                     *         "avatar": "https://avatares.ejemplo.es/{usuario}.png",
                     *         "radioStream": null,
                     *         "radioInfo": null,
                     *         "discord": null,
                     *         "social": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AjustesEnlaces"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setEnlaces: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "radioStream": "https://radio.ejemplo.es/vivo"
                 *       },
                 *       "previos": {
                 *         "radioStream": "operador"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["EnlacesCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["EnlacesCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    probarEnlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "campo": "avatar",
                 *       "url": "https://avatares.ejemplo.es/{usuario}.png"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What the address is for; `enlace` is a link of the agency's own.
                     * @enum {string}
                     */
                    campo: "avatar" | "radioStream" | "radioInfo" | "discord" | "social" | "enlace";
                    /** @description The address. */
                    url: components["schemas"]["DireccionWeb"];
                };
            };
        };
        responses: {
            /** @description What it answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sirve": true,
                     *       "texto": "Responde con una imagen.",
                     *       "estado": 200,
                     *       "tipo": "image/png",
                     *       "milisegundos": 84,
                     *       "destino": null
                     *     }
                     */
                    "application/json": components["schemas"]["PruebaEnlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    ajustesRegistro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "modo": "invitacion",
                     *       "prueba": "none",
                     *       "clones": "record"
                     *     }
                     */
                    "application/json": components["schemas"]["AjusteRegistro"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRegistro: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "modo": "invitacion"
                 *       },
                 *       "previos": {
                 *         "modo": "abierto"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["RegistroCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["RegistroCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitaciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 200 that were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "codigo": "H7KM2QXP",
                     *         "nota": "Feria de otoño",
                     *         "usos": 5,
                     *         "usados": 1,
                     *         "expira": "2026-12-01T18:30:00.000Z",
                     *         "creada": "2026-11-21T18:30:00.000Z",
                     *         "creadaPor": "Fundadora",
                     *         "anulada": null,
                     *         "personas": [
                     *           {
                     *             "id": 9,
                     *             "usuario": "Aspirante22",
                     *             "fecha": "2026-11-22T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Invitacion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    crearInvitacion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usos": 5,
                 *       "dias": 7,
                 *       "nota": "Feria de otoño"
                 *     }
                 */
                "application/json": {
                    /** @description How many people may come, 1 to 500. */
                    usos: number;
                    /** @description For how many days, 1 to 365; left out, until it is revoked. */
                    dias?: number;
                    /** @description What it is for, at most 40 characters. */
                    nota?: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            /** @description The invitation's code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Invitación creada",
                     *       "status": 0,
                     *       "codigo": "H7KM2QXP"
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithInvitacion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    anularInvitacion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    /** @description The invitation. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    identidad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Agencia Garita",
                     *       "siglas": "GAR",
                     *       "firma_desde": 5,
                     *       "lema": "Siempre despiertos",
                     *       "color": "#1d3fd1",
                     *       "emblema": null,
                     *       "cartel": "",
                     *       "bloques": [
                     *         "horas",
                     *         "administracion",
                     *         "empleados",
                     *         "membresias",
                     *         "comunidad"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Identidad"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setIdentidad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "lema": "Siempre despiertos",
                 *         "color": "#1d3fd1"
                 *       },
                 *       "previos": {
                 *         "lema": "",
                 *         "color": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["IdentidadCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["IdentidadCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    subirEmblema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "datos": "iVBORw0KGgo="
                 *     }
                 */
                "application/json": {
                    /** @description The bytes of the file in base64. */
                    datos: string;
                };
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Imagen subida",
                     *       "status": 0,
                     *       "emblema": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description What it is called from now on. */
                        emblema: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    emblema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hash of its bytes. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/gif": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    matriz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matrix. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categorias": [
                     *         {
                     *           "id_categoria": 5,
                     *           "n_categoria": "Oficiales",
                     *           "placa": "",
                     *           "personas": 8,
                     *           "permisos": [
                     *             "asc",
                     *             "tt"
                     *           ]
                     *         }
                     *       ],
                     *       "duenia": {
                     *         "usuario": 1,
                     *         "id_categoria": 12
                     *       },
                     *       "sinNadie": [
                     *         "despidos"
                     *       ],
                     *       "excepciones": [
                     *         {
                     *           "codigo": "mul",
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "id_categoria": 5,
                     *           "encargado": 2,
                     *           "encargadoNombre": "Gerente",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Matriz"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMatriz: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id_categoria": 5,
                 *           "permisos": [
                 *             "asc",
                 *             "tt",
                 *             "mul"
                 *           ]
                 *         }
                 *       ],
                 *       "previos": [
                 *         {
                 *           "id_categoria": 5,
                 *           "permisos": [
                 *             "asc",
                 *             "tt"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description The rows as they shall be. */
                    data: components["schemas"]["MatrizFilas"];
                    /** @description The same rows as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["MatrizFilas"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    quienPuede: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code. */
                codigo: components["schemas"]["CodigoPermiso"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "codigo": "mul",
                     *       "personas": [
                     *         {
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "id_categoria": 5,
                     *           "n_categoria": "Oficiales",
                     *           "permisoSys": 0,
                     *           "categoria": 0,
                     *           "excepcion": {
                     *             "encargado": 2,
                     *             "encargadoNombre": "Gerente",
                     *             "fecha": "2026-11-21T18:30:00.000Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuienPuede"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    ajustesPaga: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dia": 5,
                     *       "hora": 20,
                     *       "minuto": 0,
                     *       "zona": "Europe/Madrid",
                     *       "moneda": "crédito",
                     *       "monedaPlural": "créditos",
                     *       "monedaCorta": "c",
                     *       "descontarMultas": 1,
                     *       "recordatorio": null
                     *     }
                     */
                    "application/json": components["schemas"]["AjustesPaga"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPaga: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "dia": 5,
                 *         "hora": 20,
                 *         "minuto": 30
                 *       },
                 *       "previos": {
                 *         "dia": 6,
                 *         "hora": 19,
                 *         "minuto": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["AjustesPagaCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["AjustesPagaCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "nombre": "Canal de avisos",
                     *         "pista": "a1B2",
                     *         "activo": 1,
                     *         "detenido": null,
                     *         "sucesos": {
                     *           "ascenso": "**{persona}** asciende a {rango}",
                     *           "persona_nueva": null,
                     *           "despido": null,
                     *           "pase_lista": null,
                     *           "ausencia": null,
                     *           "empleado_mes": null,
                     *           "recordatorio_paga": null,
                     *           "dia_paga": null
                     *         },
                     *         "pendientes": 0,
                     *         "ultima": {
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "estado": "entregada",
                     *           "codigo": 204,
                     *           "fallo": null,
                     *           "motivo": null
                     *         },
                     *         "creadorNombre": "Gerente",
                     *         "creado": "2026-11-20T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    crearWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Canal de avisos",
                 *       "direccion": "https://discord.com/api/webhooks/123/abc",
                 *       "sucesos": {
                 *         "ascenso": "**{persona}** asciende a {rango}"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description 1 to 40 characters. */
                    nombre: components["schemas"]["ShortText"];
                    direccion: components["schemas"]["DireccionWebhook"];
                    sucesos?: components["schemas"]["SucesosElegidos"];
                };
            };
        };
        responses: {
            /** @description It is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Webhook «Canal de avisos» puesto correctamente",
                     *       "status": 0,
                     *       "id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    editarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "data": {
                 *         "activo": 0,
                 *         "despido": null
                 *       },
                 *       "previos": {
                 *         "activo": 1,
                 *         "despido": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The webhook. */
                    id: components["schemas"]["Id"];
                    data: components["schemas"]["WebhookCambio"];
                    previos?: components["schemas"]["WebhookCambio"];
                    /** @description Another address. */
                    direccion?: components["schemas"]["DireccionWebhook"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    quitarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    /** @description The webhook. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    probarWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    /** @description The webhook. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "La prueba ha llegado",
                     *       "status": 0,
                     *       "llego": 1,
                     *       "codigo": 204,
                     *       "fallo": null
                     *     }
                     */
                    "application/json": components["schemas"]["PruebaWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    entregasWebhook: {
        parameters: {
            query?: {
                /** @description Only older ones than this: the `siguiente` of the page before. */
                antes?: components["schemas"]["Id"];
                /** @description At most so many; 25 if left out. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The webhook. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entregas": [
                     *         {
                     *           "id": 7,
                     *           "suceso": "ascenso",
                     *           "texto": "**Oficial** asciende a Oficial II",
                     *           "estado": "entregada",
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "intentos": 1,
                     *           "proximo": null,
                     *           "terminada": "2026-11-21T18:30:01.000Z",
                     *           "codigo": 204,
                     *           "fallo": null,
                     *           "motivo": null,
                     *           "reenvio": 0
                     *         }
                     *       ],
                     *       "siguiente": null
                     *     }
                     */
                    "application/json": components["schemas"]["EntregasWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    reenviarEntrega: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7
                 *     }
                 */
                "application/json": {
                    /** @description The delivery. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    rangos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in ladder order, and the icons of the memberships that reduce requirements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categorias": [
                     *         {
                     *           "id_categoria": 1,
                     *           "n_categoria": "Agentes",
                     *           "placa": "",
                     *           "traslado": "",
                     *           "traslado_venta": 0,
                     *           "asciende_hasta": 0,
                     *           "nomina_asistencia": 2,
                     *           "nomina_ascenso": 0,
                     *           "nomina_times": 120,
                     *           "boni_asistencia": 0,
                     *           "boni_ascenso": 0,
                     *           "boni_times": 0,
                     *           "ascenso": "1 hora",
                     *           "tiempo_ascenso": "1 hour",
                     *           "porciento": "",
                     *           "paga_nomina": 5,
                     *           "paga_boni": 0,
                     *           "misiones": [
                     *             {
                     *               "id": 1,
                     *               "id_categoria": 1,
                     *               "nombre": "Recluta",
                     *               "venta": 0,
                     *               "precio": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "reduccion": [
                     *         {
                     *           "image": "/media/vip.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description From the lowest category to the highest. */
                        categorias: components["schemas"]["Categoria"][];
                        /** @description Icons of the memberships that halve requirements. */
                        reduccion: {
                            /** @description Address of the icon. */
                            image: string;
                        }[];
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    escalafon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ladder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "9f86d081884c7d65",
                     *       "categorias": [
                     *         {
                     *           "nivel": 5,
                     *           "activa": true,
                     *           "nombre": "Oficiales",
                     *           "placa": "",
                     *           "traslado": "Oficial I",
                     *           "traslado_venta": 1,
                     *           "asciende_hasta": 4,
                     *           "nomina_asistencia": 4,
                     *           "nomina_ascenso": 3,
                     *           "nomina_times": 240,
                     *           "boni_asistencia": 6,
                     *           "boni_ascenso": 6,
                     *           "boni_times": 360,
                     *           "ascenso": "2 días",
                     *           "tiempo_ascenso": "2 days",
                     *           "porciento": "",
                     *           "paga_nomina": 14,
                     *           "paga_boni": 6,
                     *           "permisos": [
                     *             "asc",
                     *             "tt"
                     *           ],
                     *           "misiones": [
                     *             {
                     *               "id": 8,
                     *               "nombre": "Oficial I",
                     *               "venta": 1,
                     *               "precio": 80,
                     *               "personas": 3
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Escalafon"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    guardarEscalafon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "9f86d081884c7d65",
                 *       "categorias": [],
                 *       "destinos": [
                 *         {
                 *           "mision": 9,
                 *           "nivel": 5,
                 *           "posicion": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EscalafonCambio"];
            };
        };
        responses: {
            /** @description The ladder is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Escalafón guardado",
                     *       "status": 0,
                     *       "solicitudes": 2
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description How many proposed promotions were annulled. */
                        solicitudes: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    cambiosEscalafon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "9f86d081884c7d65",
                 *       "categorias": [],
                 *       "destinos": []
                 *     }
                 */
                "application/json": components["schemas"]["EscalafonCambio"];
            };
        };
        responses: {
            /** @description What it would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vigente": true,
                     *       "fallos": [],
                     *       "solicitudes": [
                     *         {
                     *           "usuario": "Recluta",
                     *           "mision": "Aspirante"
                     *         }
                     *       ],
                     *       "personas": [
                     *         {
                     *           "usuario": "Oficial",
                     *           "mision": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EscalafonEfecto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    plantillasEscalafon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ladders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nombre": "vacia",
                     *         "titulo": "Vacía",
                     *         "categorias": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PlantillaEscalafon"][];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    getUsuariosAscensos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Persona"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    verUltimoAscenso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose record.
                 * @example 6
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "usuario": 6,
                     *       "mision": "Recluta",
                     *       "encargadoNombre": "Supervisora",
                     *       "origen": "ascenso",
                     *       "m_nueva": "Aspirante",
                     *       "firma": null,
                     *       "disponible": true,
                     *       "alcanza": true,
                     *       "date_finaliza": "2026-11-20T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Ascenso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAscenso: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6
                 *     }
                 */
                "application/json": {
                    /** @description Whom to promote. */
                    usuario: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnosAscenso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1,
                     *         "siguiente": "Aspirante",
                     *         "date_finaliza": "2026-11-20T18:30:00.000Z",
                     *         "grupo": "ahora",
                     *         "motivo": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Turno"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSolicitudes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description My user id.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending requests, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 11,
                     *         "encargado": 4,
                     *         "encargadoNombre": "Oficial",
                     *         "id_rango": 2,
                     *         "nueva": "Aspirante",
                     *         "categoria": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Solicitud"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionSolicitudes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "option": 0,
                 *       "id": 11,
                 *       "encargado": 4,
                 *       "rango": 2,
                 *       "mision": "Aspirante"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 accepts and 1 declines.
                     * @enum {integer}
                     */
                    option: 0 | 1;
                    /** @description The request. */
                    id: components["schemas"]["Id"];
                    /** @description Who proposed it; ignored. */
                    encargado: components["schemas"]["Id"];
                    /** @description The new mission's id as shown. */
                    rango: components["schemas"]["Id"];
                    /** @description The new mission's name as shown. */
                    mision: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFirma: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firma": "REC",
                 *       "id": 6
                 *     }
                 */
                "application/json": {
                    /** @description Three letters or digits. */
                    firma: components["schemas"]["ShortText"];
                    /** @description Whose signature. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllFirmas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signatures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "usuario": "Oficial",
                     *         "firma": "OFI",
                     *         "id": 4,
                     *         "id_categoria": 5
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FirmaFila"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    allNomina: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, pays and the people whose requirements are halved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "id": 4,
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "categoria": 5,
                     *           "ascensos": 3,
                     *           "asistencias": 1,
                     *           "times": 240,
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "usuario": 4,
                     *           "paga": 20
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "id_usuario": 4
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["Nomina"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    allNominaPorFecha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inicio": "2026-11-16",
                 *       "final": "2026-11-21"
                 *     }
                 */
                "application/json": {
                    /** @description The first day. */
                    inicio: components["schemas"]["DayInput"];
                    /** @description The last day. */
                    final: components["schemas"]["DayInput"];
                };
            };
        };
        responses: {
            /** @description Rows, pays and the people whose requirements are halved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "id": 4,
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "categoria": 5,
                     *           "ascensos": 3,
                     *           "asistencias": 1,
                     *           "times": 240,
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "usuario": 4,
                     *           "paga": 20
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "id_usuario": 4
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["Nomina"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    ajustarNomina: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 6,
                 *       "opcion": 0,
                 *       "requisitos": 2,
                 *       "cantidad": 30,
                 *       "motivo": "Su tiempo se cerró al caer la red"
                 *     }
                 */
                "application/json": {
                    /** @description The row, which is the person's id. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description 0 adds and 1 subtracts.
                     * @enum {integer}
                     */
                    opcion: 0 | 1;
                    /**
                     * @description 0 promotions, 1 attendances and 2 minutes.
                     * @enum {integer}
                     */
                    requisitos: 0 | 1 | 2;
                    /** @description How many, or how many minutes; above 0. */
                    cantidad: number;
                    /** @description Why; it stays with the entry. */
                    motivo?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominaPrevia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open period and its sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "periodo": 5,
                     *       "abierto_en": "2026-11-16T06:00:00.000Z",
                     *       "personas": 42,
                     *       "anotaciones": 311,
                     *       "ascensos": 28,
                     *       "asistencias": 96,
                     *       "times": 9140,
                     *       "pagas": 31,
                     *       "monto": 512
                     *     }
                     */
                    "application/json": components["schemas"]["NominaPrevia"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominaPeriodos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open period and the closed ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "abierto": {
                     *         "id": 5,
                     *         "abierto_en": "2026-11-16T06:00:00.000Z",
                     *         "anotaciones": 311
                     *       },
                     *       "cerrados": [
                     *         {
                     *           "id": 4,
                     *           "abierto_en": "2026-11-09T06:00:00.000Z",
                     *           "cerrado_en": "2026-11-16T06:00:00.000Z",
                     *           "encargado": 2,
                     *           "encargadoNombre": "Gerente",
                     *           "personas": 40,
                     *           "anotaciones": 298,
                     *           "pagas": 30,
                     *           "monto": 498
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NominaPeriodos"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominaPeriodo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The period. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows, pays and the people whose requirements were halved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "id": 4,
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "categoria": 5,
                     *           "ascensos": 3,
                     *           "asistencias": 1,
                     *           "times": 240,
                     *           "fecha": "2026-11-15T18:30:00.000Z"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "usuario": 4,
                     *           "paga": 20
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "id_usuario": 4
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["Nomina"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    reabrirNomina: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "periodo": 4
                 *     }
                 */
                "application/json": {
                    /** @description The last closed period. */
                    periodo: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominaDetalle: {
        parameters: {
            query?: {
                /** @description The period; left out means the open one. */
                periodo?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The person. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay, its parts and its entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "usuario": 4,
                     *       "usuarioNombre": "Oficial",
                     *       "categoria": 5,
                     *       "n_categoria": "Oficial",
                     *       "periodo": 5,
                     *       "abierto_en": "2026-11-16T06:00:00.000Z",
                     *       "cerrado_en": null,
                     *       "reducido": 0,
                     *       "paga": 12,
                     *       "partes": [
                     *         {
                     *           "concepto": "nomina",
                     *           "monto": 12,
                     *           "ganada": 1,
                     *           "requisitos": [
                     *             {
                     *               "tipo": "ascenso",
                     *               "hecho": 3,
                     *               "pide": 3,
                     *               "base": 3
                     *             },
                     *             {
                     *               "tipo": "asistencia",
                     *               "hecho": 1,
                     *               "pide": 1,
                     *               "base": 1
                     *             },
                     *             {
                     *               "tipo": "minutos",
                     *               "hecho": 240,
                     *               "pide": 240,
                     *               "base": 240
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "concepto": "bonificacion",
                     *           "monto": 4,
                     *           "ganada": 0,
                     *           "requisitos": [
                     *             {
                     *               "tipo": "ascenso",
                     *               "hecho": 3,
                     *               "pide": 5,
                     *               "base": 5
                     *             },
                     *             {
                     *               "tipo": "asistencia",
                     *               "hecho": 1,
                     *               "pide": 0,
                     *               "base": 0
                     *             },
                     *             {
                     *               "tipo": "minutos",
                     *               "hecho": 240,
                     *               "pide": 300,
                     *               "base": 300
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "anotaciones": [
                     *         {
                     *           "id": 812,
                     *           "tipo": "ascenso",
                     *           "cantidad": 1,
                     *           "fecha": "2026-11-20T18:30:00.000Z",
                     *           "motivo": "Ascenso aceptado",
                     *           "encargado": null,
                     *           "encargadoNombre": "Sistema"
                     *         }
                     *       ],
                     *       "total_anotaciones": 5
                     *     }
                     */
                    "application/json": components["schemas"]["NominaDetalle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    fechas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next pay, and the instant that the pay hours are computed for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proximaPaga": "2026-11-22T01:00:00.000Z",
                     *       "referencia": "2026-01-04T01:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @description The next pay, always in the future. */
                        proximaPaga: components["schemas"]["Instant"];
                        /** @description The fixed instant whose local hour each country shows. */
                        referencia: components["schemas"]["Instant"];
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    pendientes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "tipo": "solicitudes",
                     *         "cuantos": 1,
                     *         "desde": "2026-11-21T18:26:00.000Z"
                     *       },
                     *       {
                     *         "tipo": "ausencias",
                     *         "cuantos": 3,
                     *         "desde": "2026-11-20T09:12:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Pendiente"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    hoy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hoy": "2026-11-21",
                     *       "ascenso": {
                     *         "desde": "2026-11-14T12:30:00.000Z",
                     *         "disponible": "2026-11-22T12:30:00.000Z",
                     *         "siguiente": "Aspirante",
                     *         "id_categoria": 1,
                     *         "propuesto": 0
                     *       },
                     *       "partes": [
                     *         {
                     *           "concepto": "nomina",
                     *           "monto": 12,
                     *           "ganada": 0,
                     *           "requisitos": [
                     *             {
                     *               "tipo": "ascenso",
                     *               "hecho": 0,
                     *               "pide": 0,
                     *               "base": 0
                     *             },
                     *             {
                     *               "tipo": "asistencia",
                     *               "hecho": 1,
                     *               "pide": 2,
                     *               "base": 2
                     *             },
                     *             {
                     *               "tipo": "minutos",
                     *               "hecho": 82,
                     *               "pide": 60,
                     *               "base": 60
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "concepto": "bonificacion",
                     *           "monto": 4,
                     *           "ganada": 0,
                     *           "requisitos": [
                     *             {
                     *               "tipo": "ascenso",
                     *               "hecho": 0,
                     *               "pide": 0,
                     *               "base": 0
                     *             },
                     *             {
                     *               "tipo": "asistencia",
                     *               "hecho": 1,
                     *               "pide": 3,
                     *               "base": 3
                     *             },
                     *             {
                     *               "tipo": "minutos",
                     *               "hecho": 82,
                     *               "pide": 120,
                     *               "base": 120
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "semana": [
                     *         {
                     *           "dia": "2026-11-16",
                     *           "minutos": 84
                     *         },
                     *         {
                     *           "dia": "2026-11-17",
                     *           "minutos": 130
                     *         },
                     *         {
                     *           "dia": "2026-11-18",
                     *           "minutos": 35
                     *         },
                     *         {
                     *           "dia": "2026-11-19",
                     *           "minutos": 175
                     *         },
                     *         {
                     *           "dia": "2026-11-20",
                     *           "minutos": 104
                     *         },
                     *         {
                     *           "dia": "2026-11-21",
                     *           "minutos": 82
                     *         },
                     *         {
                     *           "dia": "2026-11-22",
                     *           "minutos": 0
                     *         }
                     *       ],
                     *       "racha": 6,
                     *       "entrada": "2026-11-21T17:08:00.000Z",
                     *       "tiempo": {
                     *         "id": 31,
                     *         "bajo": 4,
                     *         "bajoNombre": "Oficial",
                     *         "id_categoria": 5,
                     *         "alto": 2,
                     *         "altoNombre": "Gerente",
                     *         "mins": 75,
                     *         "minsA": 75,
                     *         "pausa": 0,
                     *         "pausado": 0,
                     *         "tiempopausado": 0,
                     *         "p_bajo": null,
                     *         "sumado": 0,
                     *         "abierto": "2026-11-21T17:15:00.000Z",
                     *         "inicio": "2026-11-21T17:15:00.000Z",
                     *         "ligado": "2026-11-21T17:15:00.000Z",
                     *         "pausa_desde": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Hoy"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions, active and paused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "bajo": 6,
                     *         "bajoNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "alto": 4,
                     *         "altoNombre": "Oficial",
                     *         "mins": 42,
                     *         "minsA": 30,
                     *         "pausa": 0,
                     *         "pausado": 1,
                     *         "tiempopausado": 5,
                     *         "p_bajo": null,
                     *         "sumado": 0,
                     *         "abierto": "2026-11-21T17:48:00.000Z",
                     *         "inicio": "2026-11-21T17:48:00.000Z",
                     *         "ligado": "2026-11-21T18:00:00.000Z",
                     *         "pausa_desde": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tiempo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsuariosTiempos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Persona"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfoDetailTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose time.
                 * @example 6
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Minutes running and confirmed, and what was done to them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Recluta",
                     *       "tiempoActual": 42,
                     *       "tiempoConfirmado": 180,
                     *       "logs": [
                     *         {
                     *           "motivo": "Tiempo abierto",
                     *           "encargado": "Oficial",
                     *           "fecha": "2026-11-21T17:43:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TiempoDetalle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    openTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bajo": 6,
                 *       "alto": 4
                 *     }
                 */
                "application/json": {
                    /** @description Whose time it is. */
                    bajo: components["schemas"]["Id"];
                    /** @description The senior who supervises it: -1 for nobody, or the caller. */
                    alto: number;
                };
            };
        };
        responses: {
            /** @description Opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Tiempo abierto correctamente",
                     *       "status": 0,
                     *       "data": [
                     *         {
                     *           "id": 33,
                     *           "bajo": 6,
                     *           "bajoNombre": "Recluta",
                     *           "id_categoria": 1,
                     *           "alto": 4,
                     *           "altoNombre": "Oficial",
                     *           "mins": 0,
                     *           "minsA": 0,
                     *           "pausa": 0,
                     *           "pausado": 0,
                     *           "tiempopausado": 0,
                     *           "p_bajo": null,
                     *           "sumado": 0,
                     *           "abierto": "2026-11-21T18:30:00.000Z",
                     *           "inicio": "2026-11-21T18:30:00.000Z",
                     *           "ligado": "2026-11-21T18:30:00.000Z",
                     *           "pausa_desde": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithTiempos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 8,
                 *       "id": 31,
                 *       "pausa": 0,
                 *       "alto": 4,
                 *       "operacion": "-",
                 *       "minutos": 5
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What to do, see above.
                     * @enum {integer}
                     */
                    op: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
                    /** @description The session; needed by all ops but 6, 7 and 9. */
                    id?: components["schemas"]["Id"];
                    /** @description Whether it was paused as shown; an expectation. */
                    pausa?: components["schemas"]["Flag"];
                    /** @description Its senior as shown; an expectation. */
                    alto?: number;
                    /** @description Op 9: the sessions, as the person saw them. */
                    tiempos?: {
                        /** @description The session. */
                        id: components["schemas"]["Id"];
                        /** @description Whether it was paused as shown; an expectation. */
                        pausa?: components["schemas"]["Flag"];
                        /** @description Its senior as shown; an expectation. */
                        alto?: number;
                    }[];
                    /**
                     * @description Op 8: `-` adds minutes and `+` takes them off, for they move the start.
                     * @enum {string}
                     */
                    operacion?: "-" | "+";
                    /** @description Op 8: how many minutes, at least 1. */
                    minutos?: number;
                    /** @description The person; ignored. */
                    bajo?: components["schemas"]["Id"];
                    /** @description The person's name; ignored. */
                    bajoNombre?: components["schemas"]["ShortText"];
                    /** @description The senior's name; ignored. */
                    altoNombre?: components["schemas"]["ShortText"] | null;
                    /** @description Minutes as shown; ignored. */
                    mins?: number;
                    /** @description The senior's minutes as shown; ignored. */
                    minsA?: number;
                    /** @description Pauses as shown; ignored. */
                    pausado?: number;
                    /** @description Minutes paused as shown; ignored. */
                    tiempopausado?: number;
                    /** @description When the pause began as shown; ignored. */
                    p_bajo?: components["schemas"]["Instant"] | null;
                    /** @description Adjustments as shown; ignored. */
                    sumado?: number;
                    /** @description The person's category; ignored. */
                    id_categoria?: number;
                    /** @description The opening as shown; ignored. */
                    abierto?: components["schemas"]["Instant"];
                    /** @description The start as shown; ignored. */
                    inicio?: components["schemas"]["Instant"];
                    /** @description The linking as shown; ignored. */
                    ligado?: components["schemas"]["Instant"] | null;
                    /** @description The start of the time paused as shown; ignored. */
                    pausa_desde?: components["schemas"]["Instant"] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Tiempo ajustado correctamente",
                     *       "status": 0,
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "bajo": 6,
                     *           "bajoNombre": "Recluta",
                     *           "id_categoria": 1,
                     *           "alto": 4,
                     *           "altoNombre": "Oficial",
                     *           "mins": 47,
                     *           "minsA": 30,
                     *           "pausa": 0,
                     *           "pausado": 1,
                     *           "tiempopausado": 5,
                     *           "p_bajo": null,
                     *           "sumado": 5,
                     *           "abierto": "2026-11-21T17:43:00.000Z",
                     *           "inicio": "2026-11-21T17:43:00.000Z",
                     *           "ligado": "2026-11-21T18:00:00.000Z",
                     *           "pausa_desde": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithTiempos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSolicitudTiempo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions without a senior. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 32,
                     *         "bajo": 5,
                     *         "bajoNombre": "Agente",
                     *         "id_categoria": 3,
                     *         "alto": -1,
                     *         "altoNombre": null,
                     *         "mins": 12,
                     *         "minsA": 0,
                     *         "pausa": 1,
                     *         "pausado": 1,
                     *         "tiempopausado": 3,
                     *         "p_bajo": "2026-11-21T18:27:00.000Z",
                     *         "sumado": 0,
                     *         "abierto": "2026-11-21T18:15:00.000Z",
                     *         "inicio": "2026-11-21T18:15:00.000Z",
                     *         "ligado": null,
                     *         "pausa_desde": "2026-11-21T18:27:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tiempo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    cuentaEncargado: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cuenta": "una_vez"
                     *     }
                     */
                    "application/json": {
                        cuenta: components["schemas"]["CuentaEncargado"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    cambiarCuentaEncargado: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cuenta": "por_tiempo"
                 *     }
                 */
                "application/json": {
                    cuenta: components["schemas"]["CuentaEncargado"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    MyPerfil: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nomina": {
                     *         "ascensos": 3,
                     *         "asistencias": 2,
                     *         "times": 240
                     *       },
                     *       "tiempo": null,
                     *       "paga": {
                     *         "paga": "Nómina",
                     *         "monto": 14,
                     *         "cobrado": 0
                     *       },
                     *       "membresias": [
                     *         {
                     *           "membresiaNombre": "Media jornada",
                     *           "membresia": 2,
                     *           "dias": 12
                     *         }
                     *       ],
                     *       "requirements": [
                     *         {
                     *           "nomina_label": "Ascensos",
                     *           "nomina_hecha": 3,
                     *           "nomina": 2,
                     *           "nomina_porcentaje": 100,
                     *           "bonificacion_label": "Ascensos",
                     *           "bonificacion_hecha": 3,
                     *           "bonificacion": 3,
                     *           "bonificacion_porcentaje": 100
                     *         },
                     *         {
                     *           "nomina_label": "Asistencias",
                     *           "nomina_hecha": 2,
                     *           "nomina": 2,
                     *           "nomina_porcentaje": 100,
                     *           "bonificacion_label": "Asistencias",
                     *           "bonificacion_hecha": 2,
                     *           "bonificacion": 3,
                     *           "bonificacion_porcentaje": 67
                     *         },
                     *         {
                     *           "nomina_label": "Tiempos",
                     *           "nomina_hecha": 240,
                     *           "nomina": 120,
                     *           "nomina_porcentaje": 100,
                     *           "bonificacion_label": "Tiempos",
                     *           "bonificacion_hecha": 240,
                     *           "bonificacion": 180,
                     *           "bonificacion_porcentaje": 100
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Perfil"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's name; upper and lower case are the same.
                 * @example Oficial
                 */
                username: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Next promotion, promotions given and work credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "2026-11-22T12:30:00.000Z",
                     *       [
                     *         {
                     *           "nombre_usuario": "Recluta",
                     *           "nueva": "Aspirante",
                     *           "nombre_encargado": "Oficial",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "motivo": "Pase de lista",
                     *           "cantidad": 1,
                     *           "encargadoNombre": "Supervisora",
                     *           "fecha": "2026-11-21T17:00:00.000Z"
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["PerfilHistorial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    miCuenta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "abierto": 8,
                     *       "cerrados": 20,
                     *       "multa": 15,
                     *       "total": 13,
                     *       "deudas": [
                     *         {
                     *           "periodo": 4,
                     *           "abierto_en": "2026-11-09T06:00:00.000Z",
                     *           "cerrado_en": "2026-11-16T06:00:00.000Z",
                     *           "monto": 20,
                     *           "pagado": 0
                     *         }
                     *       ],
                     *       "multas": [
                     *         {
                     *           "id": 8,
                     *           "motivo": "Perfil privado",
                     *           "creditos": 15,
                     *           "encargadoNombre": "Supervisora",
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "cobrado": 0,
                     *           "lista": 0
                     *         }
                     *       ],
                     *       "pagos": [
                     *         {
                     *           "id": 12,
                     *           "paga": "Nómina",
                     *           "monto": 20,
                     *           "multa": 5,
                     *           "total": 15,
                     *           "fechaPago": "2026-11-14T02:00:00.000Z",
                     *           "encargadoNombre": "Gerente",
                     *           "ascenso": null,
                     *           "gastado": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cuenta"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    persona: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's name; upper and lower case are the same.
                 * @example Oficial
                 */
                nombre: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "usuario": "Oficial",
                     *       "activa": 1,
                     *       "mision": "Oficial III",
                     *       "categoria": 5,
                     *       "n_categoria": "Oficiales",
                     *       "firma": "OFI",
                     *       "registro": "2026-08-12T18:30:00.000Z",
                     *       "estado": "De guardia",
                     *       "periodo": {
                     *         "ascensos": 4,
                     *         "asistencias": 3,
                     *         "times": 440
                     *       },
                     *       "camino": [
                     *         {
                     *           "categoria": 1,
                     *           "nombre": "Reclutas",
                     *           "desde": "2026-08-12T18:30:00.000Z"
                     *         },
                     *         {
                     *           "categoria": 5,
                     *           "nombre": "Oficiales",
                     *           "desde": "2026-11-21T18:30:00.000Z"
                     *         },
                     *         {
                     *           "categoria": 6,
                     *           "nombre": "Inspectores",
                     *           "desde": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FichaPersona"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    historiaPersona: {
        parameters: {
            query?: {
                /**
                 * @description Only this group of sources.
                 * @example rangos
                 */
                grupo?: components["schemas"]["GrupoHistoria"];
                /**
                 * @description The `siguiente` of the page before.
                 * @example 2026-11-21T18:30:00.000Z.multas.8
                 */
                antes?: components["schemas"]["LugarHistoria"];
            };
            header?: never;
            path: {
                /**
                 * @description The person's name; upper and lower case are the same.
                 * @example Oficial
                 */
                nombre: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grupos": [
                     *         "rangos",
                     *         "multas"
                     *       ],
                     *       "hechos": [
                     *         {
                     *           "fuente": "multas",
                     *           "tipo": "multa",
                     *           "id": 8,
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "encargado": "Supervisora",
                     *           "cantidad": 15,
                     *           "motivo": "Perfil privado"
                     *         }
                     *       ],
                     *       "siguiente": null
                     *     }
                     */
                    "application/json": components["schemas"]["HistoriaPersona"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    notasPersona: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's name; upper and lower case are the same.
                 * @example Oficial
                 */
                nombre: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "texto": "Buen criterio en la puerta norte.",
                     *         "autor": "Gerente",
                     *         "mia": 1,
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "editada": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NotaPersona"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 4,
                 *       "texto": "Buen criterio en la puerta norte."
                 *     }
                 */
                "application/json": {
                    /** @description On whom. */
                    usuario: components["schemas"]["Id"];
                    /** @description The note, of at most 500 characters. */
                    texto: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    editNota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3,
                 *       "texto": "Buen criterio en la puerta norte."
                 *     }
                 */
                "application/json": {
                    /** @description The note. */
                    id: components["schemas"]["Id"];
                    /** @description The note, of at most 500 characters. */
                    texto: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    /** @description The note. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembresias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "nombre": "Media jornada",
                     *         "precio": 25,
                     *         "vip": 0,
                     *         "perma": 0,
                     *         "image": "",
                     *         "details": "Los requisitos de la nómina, a la mitad.",
                     *         "reduccion": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Membresia"][];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    allMembership: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales that stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "membresiaNombre": "VIP",
                     *         "usuarioNombre": "Oficial",
                     *         "externo": 0,
                     *         "encargadoNombre": "Supervisora",
                     *         "fecha": "2026-11-10T20:15:00.000Z",
                     *         "finaliza": "2026-12-10T20:15:00.000Z",
                     *         "estado": "Activa",
                     *         "perma": 0,
                     *         "vip": 1,
                     *         "usuario": 4,
                     *         "membresia": 1,
                     *         "credito": 40,
                     *         "pagado": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MembresiaVendida"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMembresia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": 4,
                 *       "isExterno": 0,
                 *       "membresia": 1,
                 *       "periodo": 1
                 *     }
                 */
                "application/json": {
                    /** @description The buyer: a person's id, or a name when outside the agency. */
                    user: components["schemas"]["Id"] | components["schemas"]["TypedName"];
                    /** @description 1 for a buyer outside the agency. */
                    isExterno: components["schemas"]["Flag"];
                    /** @description The entry of the catalogue. */
                    membresia: components["schemas"]["Id"];
                    /**
                     * @description 0 for 15 days and 1 for 30; needed unless it is permanent, then ignored.
                     * @enum {integer}
                     */
                    periodo?: 0 | 1;
                    /** @description The price as shown; an expectation. */
                    creditos?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMemb: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8
                 *     }
                 */
                "application/json": {
                    /** @description The sale. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    usuarioPorNombre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's name.
                 * @example Oficial
                 */
                name: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4
                     *     }
                     */
                    "application/json": {
                        /** @description The person's id. */
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsuarios: {
        parameters: {
            query?: {
                /**
                 * @description Only names that contain this, ignoring case.
                 * @example recl
                 */
                q?: components["schemas"]["TypedName"];
                /**
                 * @description At most so many.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Persona"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    usuarioList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": "recl"
                 *     }
                 */
                "application/json": {
                    /** @description A part of the name; may be empty. */
                    usuario: components["schemas"]["TypedName"];
                    /** @description Only people who come after this one. */
                    despues?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The people found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "rango": 1,
                     *         "categoria": 1,
                     *         "firma": null,
                     *         "registro": "2026-08-30T10:30:00.000Z",
                     *         "ultima_vez": "2026-11-21T18:02:00.000Z",
                     *         "despedido": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Usuario"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    userAllInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, with the names of mission and category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "usuario": "Recluta",
                     *       "rango": 1,
                     *       "categoria": 1,
                     *       "firma": null,
                     *       "registro": "2026-08-30T10:30:00.000Z",
                     *       "ultima_vez": "2026-11-21T18:02:00.000Z",
                     *       "despedido": null,
                     *       "mision": "Recluta",
                     *       "n_categoria": "Ingreso"
                     *     }
                     */
                    "application/json": components["schemas"]["UsuarioCompleto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    onlyRangos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id_categoria": 1,
                     *         "n_categoria": "Ingreso"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategoriaNombre"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its missions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "nombre": "Recluta"
                     *       },
                     *       {
                     *         "id": 2,
                     *         "nombre": "Aspirante"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MisionNombre"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    editUsuario: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 6,
                 *       "nombre": "igual",
                 *       "rango": 2,
                 *       "firma": "igual",
                 *       "mifirma": "SUP"
                 *     }
                 */
                "application/json": {
                    /** @description Whom to edit. */
                    id: components["schemas"]["Id"];
                    /** @description The new name or `igual`. */
                    nombre: components["schemas"]["TypedName"];
                    /** @description The new mission's id or `igual`. */
                    rango: components["schemas"]["Id"] | "igual";
                    /** @description The new signature, empty for none, or `igual`. */
                    firma: components["schemas"]["ShortText"];
                    /** @description The caller's signature; ignored. */
                    mifirma?: components["schemas"]["ShortText"] | null;
                };
            };
        };
        responses: {
            /** @description Edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Usuario editado correctamente",
                     *       0
                     *     ]
                     */
                    "application/json": [
                        string,
                        0
                    ];
                };
            };
            400: components["responses"]["PairRefused"];
            401: components["responses"]["PairRefused"];
            403: components["responses"]["PairRefused"];
            404: components["responses"]["PairRefused"];
            409: components["responses"]["PairRefused"];
            413: components["responses"]["PairRefused"];
            415: components["responses"]["PairRefused"];
            503: components["responses"]["PairRefused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6
                 *     }
                 */
                "application/json": {
                    /** @description Whose password. */
                    usuario: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The new password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Clave generada correctamente",
                     *       "status": 0,
                     *       "clave": "tejado-83-Fq"
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithClave"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIP: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6
                 *     }
                 */
                "application/json": {
                    /** @description Whose addresses. */
                    usuario: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    ingresar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 7,
                 *       "devolverPermisos": 0
                 *     }
                 */
                "application/json": {
                    /** @description Whom to take back. */
                    usuario: components["schemas"]["Id"];
                    /** @description Whether the person gets the codes of their own back; 0 if left out. */
                    devolverPermisos?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description The person is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Recluta ha vuelto a la agencia sin sus permisos propios: mem",
                     *       "status": 0,
                     *       "permisos": [
                     *         "mem"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DoneWithPermisos"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    permisosDe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes and their sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "usuario": 4,
                     *       "categoria": 5,
                     *       "n_categoria": "Oficial",
                     *       "permisoSys": 0,
                     *       "permisos": [
                     *         {
                     *           "codigo": "adm",
                     *           "categoria": 1,
                     *           "excepcion": null
                     *         },
                     *         {
                     *           "codigo": "mem",
                     *           "categoria": 0,
                     *           "excepcion": {
                     *             "encargado": 2,
                     *             "encargadoNombre": "Gerente",
                     *             "fecha": "2026-11-01T18:30:00.000Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PermisosDe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    previaAlta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filas": [
                 *         {
                 *           "fila": 2,
                 *           "usuario": "Nueva",
                 *           "mision": "Reclutas",
                 *           "firma": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListaAlta"];
            };
        };
        responses: {
            /** @description Each line, in the order of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nuevas": 0,
                     *       "estaban": 0,
                     *       "distintas": 0,
                     *       "faltas": 1,
                     *       "filas": [
                     *         {
                     *           "fila": 2,
                     *           "estado": "falta",
                     *           "texto": "",
                     *           "usuario": "Nueva",
                     *           "mision": null,
                     *           "firma": null,
                     *           "ingreso": null,
                     *           "faltas": [
                     *             {
                     *               "campo": "mision",
                     *               "texto": "No hay ninguna misión «Reclutas»",
                     *               "propuesta": "Recluta",
                     *               "categoria": "Ingreso",
                     *               "nota": ""
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PreviaAlta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    darDeAlta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filas": [
                 *         {
                 *           "fila": 2,
                 *           "usuario": "Nueva",
                 *           "mision": "Recluta",
                 *           "firma": "",
                 *           "ingreso": "2026-03-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListaAlta"];
            };
        };
        responses: {
            /** @description Brought in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Una persona dada de alta",
                     *       "status": 0,
                     *       "nuevas": 1,
                     *       "estaban": 0,
                     *       "distintas": 0,
                     *       "caduca": "2026-12-23T18:30:00.000Z",
                     *       "codigos": [
                     *         {
                     *           "id": 9,
                     *           "usuario": "Nueva",
                     *           "mision": "Recluta",
                     *           "codigo": "k7pm-x3rt-9wqd-4hza"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HechaAlta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    pendientesAlta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "usuario": "Nueva",
                     *         "mision": "Recluta",
                     *         "caduca": "2026-12-23T18:30:00.000Z",
                     *         "caducado": 0,
                     *         "usado": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PendienteAlta"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    nuevosCodigosAlta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuarios": [
                 *         9
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description To whom; all who have not come in when left out. */
                    usuarios?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Un código nuevo",
                     *       "status": 0,
                     *       "caduca": "2026-12-23T18:30:00.000Z",
                     *       "codigos": [
                     *         {
                     *           "id": 9,
                     *           "usuario": "Nueva",
                     *           "mision": "Recluta",
                     *           "codigo": "4hza-9wqd-x3rt-k7pm"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CodigosAlta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    primerosPasos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "visible": 1,
                     *       "asistente": "aspecto",
                     *       "pasos": [
                     *         {
                     *           "id": "escala",
                     *           "hecho": 1
                     *         },
                     *         {
                     *           "id": "aspecto",
                     *           "hecho": 0
                     *         }
                     *       ],
                     *       "sinNadie": [
                     *         "pagas"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PrimerosPasos"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPrimerosPasos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "asistente": "gente"
                 *     }
                 */
                "application/json": {
                    /** @description The step to go on with; null when through. */
                    asistente?: components["schemas"]["PasoAsistente"] | null;
                    /**
                     * @description The steps are shown no more, for good.
                     * @enum {integer}
                     */
                    cerrar?: 1;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    usuariosVentaMision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buyers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1,
                     *         "id_rango": 1,
                     *         "conFirma": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MisionComprador"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRangosVenta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The missions with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "nombre": "Vigilante I",
                     *         "categoria": 2,
                     *         "precio": 15,
                     *         "venta": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MisionPrecio"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    misionesVenta: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "usuarioNombre": "Recluta",
                     *         "mision": "Vigilante I",
                     *         "encargadoNombre": "Supervisora",
                     *         "creditos": 15,
                     *         "fecha": "2026-11-20T21:00:00.000Z",
                     *         "id": 3,
                     *         "anterior": "Recluta"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MisionVendida"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6,
                 *       "rango": 4,
                 *       "firmaEncargado": "SUP",
                 *       "mision": "Vigilante I",
                 *       "encargado": 3,
                 *       "creditos": 15
                 *     }
                 */
                "application/json": {
                    /** @description The buyer. */
                    usuario: components["schemas"]["Id"];
                    /** @description The new mission. */
                    rango: components["schemas"]["Id"];
                    /** @description The caller's signature; ignored. */
                    firmaEncargado?: components["schemas"]["ShortText"] | null;
                    /** @description The new mission's name; ignored. */
                    mision?: components["schemas"]["ShortText"];
                    /** @description The caller; ignored. */
                    encargado?: components["schemas"]["Id"];
                    /** @description The price as shown; an expectation. */
                    creditos: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimesLista: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "bajo": 6,
                     *         "bajoNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "alto": 4,
                     *         "altoNombre": "Oficial",
                     *         "mins": 42,
                     *         "minsA": 30,
                     *         "pausa": 0,
                     *         "pausado": 1,
                     *         "tiempopausado": 5,
                     *         "p_bajo": null,
                     *         "sumado": 0,
                     *         "abierto": "2026-11-21T17:48:00.000Z",
                     *         "inicio": "2026-11-21T17:48:00.000Z",
                     *         "ligado": "2026-11-21T18:00:00.000Z",
                     *         "pausa_desde": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Tiempo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    isPaseLista: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether one has to wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example false */
                    "application/json": boolean;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    paseListas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roll calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "encargadoNombre": "Supervisora",
                     *         "queda": "Oficial",
                     *         "pausadosNombre": "",
                     *         "sumadosNombre": "Agente, Recluta",
                     *         "fuerabaseNombre": "Cabo",
                     *         "fecha": "2026-11-21T17:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaseLista"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLista: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pausados": "",
                 *       "sumados": "5,6",
                 *       "fuerabase": "8",
                 *       "encargado": 4
                 *     }
                 */
                "application/json": {
                    /** @description Ids of the people to pause. */
                    pausados: components["schemas"]["IdList"];
                    /** @description Ids of the people who were there. */
                    sumados: components["schemas"]["IdList"];
                    /** @description Ids of the people off base. */
                    fuerabase: components["schemas"]["IdList"];
                    /** @description Who is left in charge. */
                    encargado: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The wanted name.
                 * @example Recluta22
                 */
                name: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "El nombre está libre",
                     *       "status": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "usuario": 6,
                     *         "usuarioNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "nombre": "Veterano",
                     *         "fecha": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SolicitudNombre"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNameRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description My user id.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending request; null when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "usuario": 6,
                     *       "usuarioNombre": "Recluta",
                     *       "id_categoria": 1,
                     *       "nombre": "Veterano",
                     *       "fecha": "2026-11-21T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SolicitudNombre"] | null;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    nombreDeclinado: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declined request; null when there is nothing to tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "nombre": "Veterano",
                     *       "encargadoNombre": "Gerente",
                     *       "fecha": "2026-11-21T18:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["NombreDeclinado"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterarseNombre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5
                 *     }
                 */
                "application/json": {
                    /** @description The request. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionNombre: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 0,
                 *       "id": 5,
                 *       "nombre": "Veterano",
                 *       "iduser": 6
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 accepts, 1 declines and 2 asks.
                     * @enum {integer}
                     */
                    op: 0 | 1 | 2;
                    /** @description The request; left out when asking. */
                    id?: components["schemas"]["Id"];
                    /** @description The wanted name when asking; otherwise ignored. */
                    nombre?: components["schemas"]["TypedName"];
                    /** @description Who asks; ignored. */
                    iduser?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    admins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "usuario": "Gerente",
                     *         "mision": "Gerente",
                     *         "categoria": 10
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Miembro"][];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    rangosEquipo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories and people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "id_categoria": 10,
                     *           "n_categoria": "Gerencia"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "usuario": "Gerente",
                     *           "mision": "Gerente I",
                     *           "categoria": 10
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["Equipo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    nominaWeek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows and the start of the week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "usuarioNombre": "Oficial",
                     *           "ascenso": 3,
                     *           "asistencia": 1,
                     *           "times": 240,
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "2026-11-16T06:00:00.000Z"
                     *     ]
                     */
                    "application/json": components["schemas"]["Semana"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    pulso: {
        parameters: {
            query?: {
                /**
                 * @description How many weeks; 4 if left out.
                 * @example 12
                 */
                semanas?: 4 | 12 | 52;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pulse. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hoy": "2026-11-21",
                     *       "tramos": [
                     *         {
                     *           "inicio": "2026-11-21",
                     *           "final": "2026-11-21",
                     *           "activas": 12,
                     *           "minutos": 940,
                     *           "ascensos": 3,
                     *           "asistencias": 9,
                     *           "entradas": 1,
                     *           "salidas": 0
                     *         }
                     *       ],
                     *       "calor": [
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           30,
                     *           60,
                     *           120,
                     *           90,
                     *           45,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ],
                     *         [
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0,
                     *           0
                     *         ]
                     *       ],
                     *       "reparto": {
                     *         "minutos": 940,
                     *         "personas": 12,
                     *         "mitad": 3,
                     *         "filas": [
                     *           {
                     *             "id": 4,
                     *             "usuarioNombre": "Oficial",
                     *             "categoria": 5,
                     *             "minutos": 240
                     *           }
                     *         ]
                     *       },
                     *       "riesgo": {
                     *         "quietas": 1,
                     *         "atrasadas": 1,
                     *         "paga": "2026-11-21",
                     *         "filas": [
                     *           {
                     *             "id": 6,
                     *             "usuarioNombre": "Recluta",
                     *             "categoria": 1,
                     *             "dias": 9,
                     *             "falta": null
                     *           },
                     *           {
                     *             "id": 5,
                     *             "usuarioNombre": "Agente",
                     *             "categoria": 3,
                     *             "dias": 1,
                     *             "falta": {
                     *               "ascensos": 0,
                     *               "asistencias": 2,
                     *               "times": 90
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "retencion": [
                     *         {
                     *           "mes": "2026-10",
                     *           "entraron": 8,
                     *           "quedan": [
                     *             8,
                     *             6
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Pulso"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    empleadoMes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "usuarioNombre": "Oficial",
                     *         "fecha": "2026-11-01T16:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EmpleadoActivo"][];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    allEmpleadoMes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Present and past employees of the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "usuario": 4,
                     *         "usuarioNombre": "Oficial",
                     *         "encargadoNombre": "Gerente",
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "estado": 0,
                     *         "hasta": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["EmpleadoMes"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionEmpleadoMes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 0,
                 *       "usuarios": "4,5"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 adds and 1 removes.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description The people to add. */
                    usuarios?: components["schemas"]["IdList"];
                    /** @description The entry to remove. */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllClones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "num": 1,
                     *         "users": [
                     *           {
                     *             "id": 7,
                     *             "usuario": "Expulsado",
                     *             "id_categoria": 2,
                     *             "despedido": 1,
                     *             "permitido": 0
                     *           },
                     *           {
                     *             "id": 6,
                     *             "usuario": "Recluta",
                     *             "id_categoria": 1,
                     *             "despedido": 0,
                     *             "permitido": 1
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClonGrupo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhiteList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allowed list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "usuario": 6,
                     *         "usuarioNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "encargadoNombre": "Fundadora",
                     *         "fecha": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClonPermitido"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionWhite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": 6,
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    /** @description The person. */
                    user: components["schemas"]["Id"];
                    /**
                     * @description 1 allows and 0 disallows.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListaPaga: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Credits, people and rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       15,
                     *       1,
                     *       [
                     *         {
                     *           "id": 31,
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "categoria": 5,
                     *           "paga": "Nómina",
                     *           "monto": 20,
                     *           "multa": 5,
                     *           "pagado": 0,
                     *           "restar": 1,
                     *           "excluida": null,
                     *           "fecha": "2026-11-19T20:00:00.000Z",
                     *           "fechaPago": null,
                     *           "encargadoNombre": null,
                     *           "archivado": 0,
                     *           "ascenso": null,
                     *           "gastado": 0,
                     *           "compras": []
                     *         },
                     *         {
                     *           "id": 32,
                     *           "usuario": 6,
                     *           "usuarioNombre": "Recluta",
                     *           "categoria": 1,
                     *           "paga": "Nómina",
                     *           "monto": 5,
                     *           "multa": 15,
                     *           "pagado": 0,
                     *           "restar": 2,
                     *           "excluida": "multa",
                     *           "fecha": "2026-11-19T20:00:00.000Z",
                     *           "fechaPago": null,
                     *           "encargadoNombre": null,
                     *           "archivado": 0,
                     *           "ascenso": null,
                     *           "gastado": 0,
                     *           "compras": []
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["ListaPaga"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListaPagaPorFecha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "inicio": "2026-11-01",
                 *       "final": "2026-11-21"
                 *     }
                 */
                "application/json": {
                    /** @description The first day. */
                    inicio: components["schemas"]["DayInput"];
                    /** @description The last day; the same day is allowed. */
                    final: components["schemas"]["DayInput"];
                };
            };
        };
        responses: {
            /** @description Credits, people and rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       20,
                     *       1,
                     *       [
                     *         {
                     *           "id": 12,
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "categoria": 5,
                     *           "paga": "Nómina",
                     *           "monto": 20,
                     *           "multa": 0,
                     *           "pagado": 1,
                     *           "restar": 0,
                     *           "excluida": null,
                     *           "fecha": "2026-11-12T20:00:00.000Z",
                     *           "fechaPago": "2026-11-14T02:00:00.000Z",
                     *           "encargadoNombre": "Gerente",
                     *           "archivado": 1,
                     *           "ascenso": null,
                     *           "gastado": 0,
                     *           "compras": []
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["ListaPaga"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionReiniciar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 0,
                 *       "periodo": 5
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 the payroll and 1 the pay list.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description The open period as the preview showed it: an expectation, for the payroll only. Left out, whichever is open. */
                    periodo?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Closed; `msg` says how many rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Nómina reiniciada: 42 filas cerradas",
                     *       "status": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    pagar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31,
                 *       "nombre": "Oficial",
                 *       "op": 1,
                 *       "total": 15
                 *     }
                 */
                "application/json": {
                    /** @description The row of the pay list. */
                    id: components["schemas"]["Id"];
                    /** @description The person's name as shown; ignored. */
                    nombre?: components["schemas"]["ShortText"];
                    /**
                     * @description 1 paid and 0 not paid.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description What is left of the pay after the fine, as shown: an expectation, for paid only. Left out, whatever it is. */
                    total?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLista: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rebuilt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Lista de paga actualizada",
                     *       "status": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    ascensoPaga: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 1,
                 *       "usuario": 4,
                 *       "rango": 9,
                 *       "paga": 15,
                 *       "mision": "Oficial II",
                 *       "id": 31
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 quotes and 1 applies.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description The person of the row as shown; another one gives 409. */
                    usuario?: components["schemas"]["Id"];
                    /** @description The new mission's id as quoted; ignored on op 0. */
                    rango?: components["schemas"]["Id"];
                    /** @description The credits of the pay as shown, after the fine; ignored on op 0. */
                    paga?: number;
                    /** @description The new mission's name as quoted; ignored on op 0. */
                    mision?: components["schemas"]["ShortText"];
                    /** @description The row of the pay list. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The quote, or what was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Oficial asciende a Oficial II",
                     *       "status": 0,
                     *       "data": {
                     *         "usuarioNombre": "Oficial",
                     *         "mision": "Oficial I",
                     *         "id_rango": 9,
                     *         "nueva": "Oficial II",
                     *         "precio": 12,
                     *         "resto": 3,
                     *         "faltaFirma": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        data: components["schemas"]["AscensoPaga"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    ventaAction: {
        parameters: {
            query?: {
                /**
                 * @description The wanted value.
                 * @example 1
                 */
                pagado?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The sale.
                 * @example 21
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    allVentas: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "encargado": 3,
                     *         "encargoNombre": "Supervisora",
                     *         "usuario": 6,
                     *         "usuarioNombre": "Recluta",
                     *         "externo": 0,
                     *         "descripcion": "Membresía VIP",
                     *         "credito": 30,
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "pagado": 0,
                     *         "pagado_en": null,
                     *         "pagadoNombre": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Venta"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    ventasPendientes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sellers with unpaid sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "encargoNombre": "Supervisora",
                     *         "Pendiente": 30,
                     *         "fechaU": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VentaPendiente"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllDespidos: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dismissals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "usuario": 7,
                     *         "usuarioNombre": "Expulsado",
                     *         "id_categoria": 2,
                     *         "motivo": "Inactividad",
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "encargado": null,
                     *         "encargadoNombre": "Sistema",
                     *         "ingreso": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Despido"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    despedir: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6,
                 *       "motivo": "Inactividad"
                 *     }
                 */
                "application/json": {
                    /** @description Whom to dismiss. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The infraction; may be left out. */
                    infraccion?: components["schemas"]["InfraccionRef"];
                    /** @description Why it is not what the rules propose for the infraction; needed then (400). */
                    porque?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tiempos": [
                     *         {
                     *           "id": 7,
                     *           "motivo": "Tiempo confirmado",
                     *           "usuario": "Oficial",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "ascensos": [
                     *         {
                     *           "id": 7,
                     *           "nombre_usuario": "Recluta",
                     *           "nueva": "Aspirante",
                     *           "nombre_encargado": "Oficial",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "nombres": [
                     *         {
                     *           "id": 7,
                     *           "motivo": "Novato ahora se llama Recluta",
                     *           "encargadoNombre": "Gerente",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "requisitos": [
                     *         {
                     *           "id": 7,
                     *           "motivo": "Suma 2 ascensos a Oficial",
                     *           "encargadoNombre": "Supervisora",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "rangos": [
                     *         {
                     *           "id": 7,
                     *           "motivo": "Agente pasa a Agente II",
                     *           "encargadoNombre": "Gerente",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "clones": [
                     *         {
                     *           "id": 7,
                     *           "motivo": "Recluta se registró desde la dirección de Expulsado",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ],
                     *       "fichajes": [
                     *         {
                     *           "id": 41,
                     *           "usuario": 4,
                     *           "nombreUsuario": "Oficial",
                     *           "id_categoria": 5,
                     *           "dia": "2026-11-21",
                     *           "entrada": "2026-11-21T18:30:00.000Z",
                     *           "salida": "-",
                     *           "min": 0,
                     *           "minsT": 0
                     *         }
                     *       ],
                     *       "fichajesDia": [
                     *         {
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "dia": "2026-11-20",
                     *           "minsT": 125
                     *         }
                     *       ],
                     *       "accesos": [
                     *         {
                     *           "id": 7,
                     *           "usuario": "Oficial",
                     *           "origen": "9f3ac01b",
                     *           "fecha": "2026-11-21T18:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Registros"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogPorPalabra: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "modulo": "ascensos",
                 *       "palabra": "recluta"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which log.
                     * @enum {string}
                     */
                    modulo: "tiempos" | "ascensos" | "nombres" | "requisitos" | "rangos" | "clones" | "fichajes" | "fichajesDia" | "accesos";
                    /** @description What to look for. */
                    palabra: components["schemas"]["TypedName"];
                    /** @description Only entries behind this one. */
                    despues?: {
                        /**
                         * Format: date-time
                         * @description When it was.
                         */
                        fecha: string;
                        /** @description What tells it from the others. */
                        id: components["schemas"]["EntradaId"];
                    };
                };
            };
        };
        responses: {
            /** @description Entries of that log alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "nombre_usuario": "Recluta",
                     *         "nueva": "Aspirante",
                     *         "nombre_encargado": "Oficial",
                     *         "fecha": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": (components["schemas"]["RegistroTiempo"] | components["schemas"]["RegistroAscenso"] | components["schemas"]["RegistroMotivo"] | components["schemas"]["RegistroClon"] | components["schemas"]["RegistroFichaje"] | components["schemas"]["RegistroFichajeDia"] | components["schemas"]["RegistroAcceso"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionFichar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 5,
                 *       "usuario": 6,
                 *       "id": 41
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 entry, 1 exit or close, 2 correction, 5 and 10 the minutes to take off.
                     * @enum {integer}
                     */
                    op: 0 | 1 | 2 | 5 | 10;
                    /** @description Whose record it is; left out for one's own entry and exit. */
                    usuario?: components["schemas"]["Id"];
                    /** @description The record; left out for one's own entry and exit. */
                    id?: components["schemas"]["Id"];
                    /** @description Op 1, one's own exit: the sessions that one leads as shown; an expectation. */
                    desligar?: components["schemas"]["Id"][];
                    salida?: components["schemas"]["SalidaReal"];
                    /** @description Op 2: minutes to take off, below 0, or to give back. */
                    minutos?: number;
                    /** @description Why: for op 2, and for `salida`. */
                    motivo?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFichajes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "dia": "2026-11-21",
                     *         "entrada": "2026-11-21T18:30:00.000Z",
                     *         "salida": "-",
                     *         "min": 0,
                     *         "usuario": 4,
                     *         "usuarioNombre": "Oficial",
                     *         "id_categoria": 5,
                     *         "mins": 12
                     *       },
                     *       {
                     *         "id": 41,
                     *         "dia": "2026-11-20",
                     *         "entrada": "2026-11-20T18:30:00.000Z",
                     *         "salida": "2026-11-20T20:35:00.000Z",
                     *         "min": 120,
                     *         "usuario": 4,
                     *         "usuarioNombre": "Oficial",
                     *         "id_categoria": 5,
                     *         "mins": 120
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Fichaje"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFichajesActivos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "dia": "2026-11-21",
                     *         "entrada": "2026-11-21T18:30:00.000Z",
                     *         "salida": "-",
                     *         "min": 0,
                     *         "usuario": 4,
                     *         "usuarioNombre": "Oficial",
                     *         "id_categoria": 5,
                     *         "mins": 12
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Fichaje"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    dentro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who is in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "usuario": "Oficial",
                     *         "id_categoria": 5,
                     *         "desde": "2026-11-21T18:30:00.000Z",
                     *         "pausado": 0,
                     *         "estado": "De guardia hasta las ocho"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Dentro"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    cerrarFichaje: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 42,
                 *       "salida": "2026-11-21T18:30:00.000Z",
                 *       "motivo": "Se le olvidó marcar la salida"
                 *     }
                 */
                "application/json": {
                    /** @description The record. */
                    id: components["schemas"]["Id"];
                    salida?: components["schemas"]["SalidaReal"];
                    /** @description Why; needed with `salida`. */
                    motivo?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTraslados: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "usuarioNombre": "Recluta",
                     *         "mision": "Oficial I",
                     *         "id_categoria": 5,
                     *         "agencia": "Agencia Faro",
                     *         "altoNombre": "Supervisora",
                     *         "fecha": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Traslado"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    addTraslado: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6,
                 *       "rango": 5,
                 *       "agencia": "Agencia Faro",
                 *       "firma": "REC",
                 *       "mifirma": "SUP",
                 *       "mision": "Oficial I",
                 *       "cat": 5,
                 *       "descuento": "VERANO"
                 *     }
                 */
                "application/json": {
                    /** @description Who comes over. */
                    usuario: components["schemas"]["Id"];
                    /** @description The category to which the transfer leads. */
                    rango: components["schemas"]["Id"];
                    /** @description The previous agency. */
                    agencia: components["schemas"]["ShortText"];
                    /** @description The person's new signature; empty or left out below `firma_desde`. */
                    firma?: components["schemas"]["ShortText"];
                    /** @description The caller's signature; ignored. */
                    mifirma?: components["schemas"]["ShortText"];
                    /** @description The granted mission's name as shown; a stale one gives 409. */
                    mision?: components["schemas"]["ShortText"];
                    /** @description The price as shown, discount included; a stale one gives 409. */
                    creditos?: number;
                    /** @description The category once more; ignored. */
                    cat?: components["schemas"]["Id"];
                    /** @description A discount code; empty or left out for none. */
                    descuento?: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllMultas: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 8,
                     *         "usuario": 6,
                     *         "usuarioNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "motivo": "Perfil privado",
                     *         "creditos": 5,
                     *         "encargadoNombre": "Supervisora",
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "cobrado": 0,
                     *         "lista": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Multa"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMulta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 6,
                 *       "motivo": "Perfil privado",
                 *       "creditos": 5
                 *     }
                 */
                "application/json": {
                    /** @description Whom to fine. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /**
                     * @description Credits; 0 when left out.
                     * @default 0
                     */
                    creditos?: number;
                    /** @description The infraction; may be left out. */
                    infraccion?: components["schemas"]["InfraccionRef"];
                    /** @description Why it is not what the rules propose for the infraction; needed then (400). */
                    porque?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMulta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8
                 *     }
                 */
                "application/json": {
                    /** @description The fine. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionMulta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "op": 1
                 *     }
                 */
                "application/json": {
                    /** @description The fine. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description 1 collected and 0 not collected.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    estados: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's status; null when none is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 14,
                     *       "mensaje": "De guardia hasta las ocho",
                     *       "usuarioNombre": "Oficial"
                     *     }
                     */
                    "application/json": components["schemas"]["Estado"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionEstados: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 1,
                 *       "estado": "De guardia hasta las ocho"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 1 sets, 2 deletes and 3 lists.
                     * @enum {integer}
                     */
                    op: 1 | 2 | 3;
                    /** @description The message, with op 1. */
                    estado?: string;
                    /** @description The status, with op 2. */
                    id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done; with op 3 all statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 14,
                     *         "mensaje": "De guardia hasta las ocho",
                     *         "usuarioNombre": "Oficial"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Estado"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHoy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today in the agency's zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hoy": "2026-11-21"
                     *     }
                     */
                    "application/json": {
                        /** @description Today in the agency's zone. */
                        hoy: components["schemas"]["Day"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyAusencias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "usuario": 4,
                     *         "usuarioNombre": "Oficial",
                     *         "id_categoria": 5,
                     *         "motivo": "Exámenes",
                     *         "inicio": "2026-11-23",
                     *         "final": "2026-11-27",
                     *         "estado": 1,
                     *         "encargadoNombre": "Gerente",
                     *         "terminada": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Ausencia"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAusencias: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "usuario": 6,
                     *         "usuarioNombre": "Recluta",
                     *         "id_categoria": 1,
                     *         "motivo": "Viaje",
                     *         "inicio": "2026-11-24",
                     *         "final": "2026-11-25",
                     *         "estado": 0,
                     *         "encargadoNombre": null,
                     *         "terminada": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Ausencia"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    ausentes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is excused, by their names, and today's date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hoy": "2026-11-25",
                     *       "ausentes": [
                     *         {
                     *           "usuario": 4,
                     *           "usuarioNombre": "Oficial",
                     *           "inicio": "2026-11-23",
                     *           "final": "2026-11-27"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Ausentes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAusencia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 4,
                 *       "motivo": "Exámenes",
                 *       "inicio": "2026-11-23",
                 *       "final": "2026-11-27"
                 *     }
                 */
                "application/json": {
                    /** @description My user id. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The first day. */
                    inicio: components["schemas"]["DayInput"];
                    /** @description The last day. */
                    final: components["schemas"]["DayInput"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    ausenciaAction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 1,
                 *       "id": 4
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 1 accepts and 2 cancels.
                     * @enum {integer}
                     */
                    op: 1 | 2;
                    /** @description The absence. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    retirarAusencia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    /** @description The absence. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminarAusencia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 3
                 *     }
                 */
                "application/json": {
                    /** @description The absence. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    allInfoRank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id_categoria": 5,
                     *         "n_categoria": "Oficiales",
                     *         "placa": "",
                     *         "traslado": "Oficial I",
                     *         "traslado_venta": 1,
                     *         "asciende_hasta": 3,
                     *         "nomina_asistencia": 2,
                     *         "nomina_ascenso": 3,
                     *         "nomina_times": 120,
                     *         "boni_asistencia": 4,
                     *         "boni_ascenso": 6,
                     *         "boni_times": 240,
                     *         "ascenso": "1 día",
                     *         "tiempo_ascenso": "1 days",
                     *         "porciento": "",
                     *         "paga_nomina": 20,
                     *         "paga_boni": 10,
                     *         "misiones": [
                     *           {
                     *             "id": 8,
                     *             "id_categoria": 5,
                     *             "nombre": "Oficial I",
                     *             "venta": 1,
                     *             "precio": 40
                     *           }
                     *         ],
                     *         "permisos": [
                     *           "asc",
                     *           "tt"
                     *         ],
                     *         "personas": 9
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CategoriaEditable"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    allInfoMision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The missions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "id_categoria": 1,
                     *         "nombre": "Recluta",
                     *         "venta": 0,
                     *         "precio": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Mision"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    editRank: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "data": {
                 *         "nomina_ascenso": 4,
                 *         "paga_nomina": 25,
                 *         "tiempo_ascenso": "2 days"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The category. */
                    id: components["schemas"]["Id"];
                    data: components["schemas"]["CategoriaCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["CategoriaCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    editMemb: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "data": {
                 *         "nombre": "VIP",
                 *         "details": "Mitad de requisitos",
                 *         "precio": 60,
                 *         "reduccion": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The membership. */
                    id: components["schemas"]["Id"];
                    data: components["schemas"]["MembresiaCambio"];
                    /** @description The same fields as the editor saw them. Left out, what is sent wins. */
                    previos?: components["schemas"]["MembresiaCambio"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    catalogoMembresias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, those that are no longer offered too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "nombre": "Media jornada",
                     *         "precio": 25,
                     *         "vip": 0,
                     *         "perma": 0,
                     *         "image": "",
                     *         "details": "Los requisitos de la nómina, a la mitad.",
                     *         "reduccion": 1,
                     *         "vendidas": 3,
                     *         "retirada": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MembresiaDelCatalogo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    crearMembresia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "VIP",
                 *       "details": "Uniforme propio y sala reservada.",
                 *       "precio": 40,
                 *       "perma": 0,
                 *       "vip": 1,
                 *       "reduccion": 0,
                 *       "image": "/iconos/estrella.svg"
                 *     }
                 */
                "application/json": components["schemas"]["MembresiaNueva"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    retirarMembresia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4
                 *     }
                 */
                "application/json": {
                    /** @description The membership. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    reponerMembresia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 4
                 *     }
                 */
                "application/json": {
                    /** @description The membership. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    editMis: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 8,
                 *       "id_categoria": 5,
                 *       "nombre": "Oficial I",
                 *       "venta": 1,
                 *       "precio": 45
                 *     }
                 */
                "application/json": components["schemas"]["MisionCambio"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllDegrados: {
        parameters: {
            query?: {
                /** @description Only what comes after this row in the list, the last one of the page before, by its id. */
                antes?: components["parameters"]["Antes"];
                /** @description At most so many rows. An answer with as many as were asked for may have others behind it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "usuario": 5,
                     *         "usuarioNombre": "Agente",
                     *         "id_categoria": 1,
                     *         "encargadoNombre": "Gerente",
                     *         "motivo": "Falta grave",
                     *         "rango_anterior": "Agente I",
                     *         "rango_degrado": "Recluta",
                     *         "fecha": "2026-11-21T18:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Degrado"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionDegrado: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "usuario": 5,
                 *       "motivo": "Falta grave",
                 *       "rango": 1
                 *     }
                 */
                "application/json": {
                    /** @description Whom to demote. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The new mission. */
                    rango: components["schemas"]["Id"];
                    /** @description The infraction; may be left out. */
                    infraccion?: components["schemas"]["InfraccionRef"];
                    /** @description Why it is not what the rules propose for the infraction; needed then (400). */
                    porque?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    normativa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 2,
                     *       "publicada": "2026-11-21T18:30:00.000Z",
                     *       "propia": true,
                     *       "contenido": {
                     *         "tipos": [
                     *           {
                     *             "codigo": "ML",
                     *             "nombre": "Leve",
                     *             "descripcion": "Un descuido que no perjudica a nadie.",
                     *             "pasos": [
                     *               {
                     *                 "accion": "advertencia",
                     *                 "cantidad": 0,
                     *                 "texto": ""
                     *               },
                     *               {
                     *                 "accion": "multa",
                     *                 "cantidad": 5,
                     *                 "texto": ""
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "infracciones": [
                     *           {
                     *             "codigo": "ML-1",
                     *             "tipo": "ML",
                     *             "texto": "Uniforme incorrecto"
                     *           }
                     *         ],
                     *         "nota": "",
                     *         "personal": [
                     *           "Quien vaya a faltar avisa antes."
                     *         ],
                     *         "articulos": [
                     *           {
                     *             "titulo": "Horario",
                     *             "texto": "Abrimos a las **8**."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NormativaPublicada"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    publicarNormativa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numero": 3
                 *     }
                 */
                "application/json": {
                    numero: components["schemas"]["NumeroBorrador"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    borradorNormativa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft; without a content when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "numero": 3,
                     *       "contenido": null,
                     *       "editado": null,
                     *       "autor": null
                     *     }
                     */
                    "application/json": components["schemas"]["BorradorNormativa"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    guardarNormativa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "numero": 2,
                 *       "contenido": null
                 *     }
                 */
                "application/json": {
                    numero: components["schemas"]["NumeroBorrador"];
                    /** @description What the next version says; null discards the draft. */
                    contenido: components["schemas"]["Normativa"] | null;
                };
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Borrador guardado",
                     *       "status": 0,
                     *       "numero": 3
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        numero: components["schemas"]["NumeroBorrador"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    aceptacionNormativa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published version, and when I accepted it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 2,
                     *       "propia": true,
                     *       "aceptada": null
                     *     }
                     */
                    "application/json": {
                        /** @description The published version. */
                        version: components["schemas"]["Id"];
                        /** @description Whether the agency itself has published it. */
                        propia: boolean;
                        /** @description When I accepted it; null while I have not. */
                        aceptada: components["schemas"]["Instant"] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    aceptarNormativa: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": {
                    /** @description The version that was read. */
                    version: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    aceptacionesNormativa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 2,
                     *       "personas": [
                     *         {
                     *           "id": 4,
                     *           "usuario": "Oficial",
                     *           "id_categoria": 3,
                     *           "mision": "Oficial I",
                     *           "aceptada": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The published version. */
                        version: components["schemas"]["Id"];
                        /** @description Those of the highest category first. */
                        personas: components["schemas"]["AceptacionNormativa"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionesNormativa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "version": 2,
                     *         "publicada": "2026-11-21T18:30:00.000Z",
                     *         "autor": "Fundadora",
                     *         "cambios": [
                     *           "Nueva infracción ML-9 (Leve): Llegar tarde"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VersionNormativa"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    propuestaNormativa: {
        parameters: {
            query: {
                /**
                 * @description The code of the infraction.
                 * @example ML-2
                 */
                infraccion: components["schemas"]["CodigoNormativa"];
            };
            header?: never;
            path: {
                /**
                 * @description Whose infraction it is.
                 * @example 6
                 */
                usuario: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "infraccion": {
                     *         "codigo": "ML-2",
                     *         "version": 1
                     *       },
                     *       "texto": "Uniforme incorrecto",
                     *       "accion": "minutos",
                     *       "cantidad": 5,
                     *       "sancion": "Se añaden 5 minutos",
                     *       "explicacion": "2.ª falta leve: se añaden 5 minutos"
                     *     }
                     */
                    "application/json": components["schemas"]["PropuestaNormativa"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExcepciones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exceptions and codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       [
                     *         {
                     *           "id": 4,
                     *           "usuario_nombre": "Oficial",
                     *           "permisos": "1,4",
                     *           "id_categoria": 5,
                     *           "despedido": 0,
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "encargadoNombre": "Gerente"
                     *         }
                     *       ],
                     *       [
                     *         {
                     *           "id": 1,
                     *           "nombre": "adm"
                     *         },
                     *         {
                     *           "id": 4,
                     *           "nombre": "trl"
                     *         }
                     *       ]
                     *     ]
                     */
                    "application/json": components["schemas"]["Excepciones"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionExcepciones: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 0,
                 *       "usuario": 4,
                 *       "permisos": "1,4"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 creates, 1 edits and 2 deletes.
                     * @enum {integer}
                     */
                    op: 0 | 1 | 2;
                    /** @description The exception; left out when creating. */
                    id?: components["schemas"]["Id"];
                    /** @description Whom it is for, when creating; otherwise ignored. */
                    usuario?: components["schemas"]["Id"];
                    /** @description Ids of all its codes, parted by commas; ignored when deleting. */
                    permisos?: string;
                    /** @description Its codes as they were when the editor or deleter saw them; others by now give 409. Left out, that is not checked. */
                    previos?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDescuento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "VERANO"
                 *     }
                 */
                "application/json": {
                    /** @description The code. */
                    code: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            /** @description The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "descuento": 20
                     *     }
                     */
                    "application/json": {
                        /** @description Percent. */
                        descuento: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllDescuentos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "codigo": "VERANO",
                     *         "descuento": 20,
                     *         "encargadoNombre": "Gerente"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Descuento"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    actionDescuentos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": 0,
                 *       "codigo": "VERANO",
                 *       "descuento": 20
                 *     }
                 */
                "application/json": {
                    /**
                     * @description 0 creates and 1 deletes.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description The code to delete. */
                    id?: components["schemas"]["Id"];
                    /** @description The new code. */
                    codigo?: components["schemas"]["ShortText"];
                    /** @description Percent, 1 to 100. */
                    descuento?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    bitacora: {
        parameters: {
            query?: {
                /** @description Only what this person did. */
                actor?: components["schemas"]["Id"];
                /** @description Only what was done to this person. */
                persona?: components["schemas"]["Id"];
                /**
                 * @description Only this call.
                 * @example ajustarNomina
                 */
                operacion?: string;
                /**
                 * @description Only the calls of this subject.
                 * @example nomina
                 */
                tema?: string;
                /** @description Only from this instant on. */
                desde?: components["schemas"]["Instant"];
                /** @description Only before this instant. */
                hasta?: components["schemas"]["Instant"];
                /** @description Only those whose values contain this, ignoring case and accents. */
                palabra?: components["schemas"]["TypedName"];
                /** @description Only older ones than this change: the `siguiente` of the page before. */
                antes?: number;
                /** @description At most so many; 50 if left out. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filas": [
                     *         {
                     *           "id": 812,
                     *           "fecha": "2026-11-21T18:30:00.000Z",
                     *           "actor": 2,
                     *           "actorNombre": "Gerente",
                     *           "conToken": null,
                     *           "operacion": "ajustarNomina",
                     *           "tema": "nomina",
                     *           "persona": 4,
                     *           "personaNombre": "Oficial",
                     *           "objeto": null,
                     *           "antes": {
                     *             "asistencia": 3
                     *           },
                     *           "despues": {
                     *             "asistencia": 4
                     *           }
                     *         }
                     *       ],
                     *       "nombres": [
                     *         {
                     *           "id": 2,
                     *           "usuario": "Gerente"
                     *         },
                     *         {
                     *           "id": 4,
                     *           "usuario": "Oficial"
                     *         }
                     *       ],
                     *       "categorias": [
                     *         {
                     *           "id_categoria": 1,
                     *           "n_categoria": "Formación"
                     *         }
                     *       ],
                     *       "siguiente": 812
                     *     }
                     */
                    "application/json": components["schemas"]["Bitacora"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    bitacoraPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People and the names that they had before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 6,
                     *         "usuario": "Recluta",
                     *         "mision": "Recluta",
                     *         "id_categoria": 1,
                     *         "despedido": 0,
                     *         "anteriores": [
                     *           "Novato"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BitacoraPersona"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    respaldos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "respaldos": [
                     *         {
                     *           "id": "2026-11-21T18-30-00Z-programado",
                     *           "creado_en": "2026-11-21T18:30:00.000Z",
                     *           "motivo": "programado",
                     *           "bytes": 48213,
                     *           "filas": 3008,
                     *           "version": "0.1.0",
                     *           "comprobado_en": "2026-11-21T18:30:01.000Z",
                     *           "danado": false
                     *         }
                     *       ],
                     *       "enMarcha": null,
                     *       "fallo": null,
                     *       "cadaHoras": 24,
                     *       "conservar": 7,
                     *       "siguiente": "2026-11-22T18:30:00.000Z",
                     *       "carpeta": "/srv/garita/data/respaldos"
                     *     }
                     */
                    "application/json": components["schemas"]["Respaldos"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    crearRespaldo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "El respaldo está en marcha",
                     *       "status": 0,
                     *       "data": {
                     *         "id": "2026-11-21T18-30-00Z-manual"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description What is being made. */
                        data: {
                            id: components["schemas"]["RespaldoId"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    comprobarRespaldo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The backup.
                 * @example 2026-11-21T18-30-00Z-manual
                 */
                id: components["schemas"]["ShortText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backup as it was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2026-11-21T18-30-00Z-manual",
                     *       "creado_en": "2026-11-21T18:30:00.000Z",
                     *       "motivo": "manual",
                     *       "bytes": 48213,
                     *       "filas": 3008,
                     *       "version": "0.1.0",
                     *       "comprobado_en": "2026-11-21T19:00:00.000Z",
                     *       "danado": false
                     *     }
                     */
                    "application/json": components["schemas"]["Respaldo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    descargarRespaldo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first
                 *     answer again. The same key with another body, or while the first is still running, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The backup.
                 * @example 2026-11-21T18-30-00Z-manual
                 */
                id: components["schemas"]["ShortText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "La descarga está lista",
                     *       "status": 0,
                     *       "data": {
                     *         "enlace": "2026-11-21T18-30-00Z-manual.1795285860000.3q2-7wM9cXkP0aZrT5yB8nVdLhJfGsQeWuIoKxCvA1E",
                     *         "nombre": "garita-2026-11-21T18-30-00Z-manual.tar.gz",
                     *         "bytes": 48213
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description A text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description Where the file is. */
                        data: {
                            enlace: components["schemas"]["EnlaceDescarga"];
                            /** @description The name of the file. */
                            nombre: string;
                            /** @description Its size. */
                            bytes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            503: components["responses"]["Unavailable"];
        };
    };
    archivoRespaldo: {
        parameters: {
            query: {
                /** @description The link. */
                enlace: components["schemas"]["EnlaceDescarga"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
}
