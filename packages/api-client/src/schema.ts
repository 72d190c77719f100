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
         * Health of the service
         * @description Answers 503 with the reason when the database does not answer. With a full disk reads still work, so the answer
         *     is 200 and `disco` is `lleno`.
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
         * Stream of changes
         * @description A stream of events (`text/event-stream`) that stays open. The first event is `versiones`: the version of each
         *     tema that the caller may see. `tema` (`{tema, version}`) follows whenever a tema changes; every cached read of
         *     that tema may then be stale. `yo` (`{}`) says that the caller's permissions, place on the ladder or clock-in
         *     changed. `aviso` (`{version}`) says that the caller has a new notice (`avisos`) or read notices in another tab
         *     or device. The stream also sends it at the start, so a reconnect misses no notice: a client that already has
         *     that version can ignore it. `fin` (`{motivo}`) is the last event: `sesion` when the session or token ends,
         *     `cierre` when the portal shuts down, `vuelve a empezar` when more than 16 kB wait to be read. A comment every 20
         *     seconds keeps the connection open. A client that reconnects with the last event's `id` in `Last-Event-ID` gets
         *     in `versiones` only the temas that changed meanwhile, whichever portal answers. A person's sixth stream is
         *     refused with 429. When the portal has no room for another stream, it answers 503.
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
         * List the caller's notices
         * @description The caller's own notices of the last 90 days, newest first. The client builds the sentence and the link from
         *     `tipo` and `datos`. `antes` continues after a notice of the previous page.
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
         * Mark the caller's notices as read
         * @description Marks all notices up to `hasta`, those in `ids`, or both; one of the two fields is required (400). Notices of
         *     other people, and notices already read, stay unchanged.
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
         * The caller's notice preferences
         * @description Each kind that the caller can get, with its mode: not at all, in the portal, or also as a system notification.
         *     The switch "Avisos de la app" turns all kinds off (`usuarioPermiso`, `config.app`).
         */
        get: operations["preferenciasAvisos"];
        put?: never;
        /**
         * Change the caller's notice preferences
         * @description A kind that is left out keeps its mode. A kind with mode `no` is no longer written; earlier notices stay. A kind
         *     that the caller cannot get is refused (400).
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
         * @description A wrong password and an unknown name get the same answer in the same time. A dismissed person learns of the
         *     dismissal only with the right password. Attempts are limited per name and per address (429 with `Retry-After`).
         *     The answer is a secret and is never stored for an `Idempotency-Key`. A person with a second factor gets a `reto`
         *     and no `token`; `loginFactor` then completes the sign-in.
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
         * @description The request has no key. It takes the `reto` of `login`, and either a code or a passkey's answer (400 for both or
         *     none). A `reto` is valid for 5 minutes and 5 answers. A wrong, old or used answer is refused with 401 and may be
         *     retried. With 409 the `reto` is over and the password is needed again. Authenticator codes are limited per
         *     person as well (429); only requests with a valid `reto` count against that limit.
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
         * @description Revokes the key of the request. The person's other devices stay signed in.
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
         * List the caller's sessions
         * @description Only the caller's own open sessions: first the session of the request, then the most recently used.
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
         * End one of the caller's sessions
         * @description The session's key is no longer valid afterwards. Ending an ended session is no error. Another person's session
         *     counts as unknown (404). Ending the session of the request signs the caller out.
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
         * End the caller's other sessions
         * @description Their keys are no longer valid afterwards. Without other sessions nothing happens, and that is no error.
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
         * Validity of the key
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
         * Check that the caller is active
         * @description A light check for open pages. A success has no `status`. A dismissed person's key is revoked, so the call answers 401, whose `msg` names the dismissal.
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
        /** The caller's own data */
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
         * The registration code
         * @description The server derives the code from the caller's address and stores nothing for this call. When the agency verifies
         *     names, the code goes into the avatar's motto before `registro` is called. `msg` says what to do.
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
         * @description Creates an account at the lowest mission of category 1. The checks run in this order: empty fields, a space in
         *     the name, two different passwords (400). Refused with 409: a taken name, ignoring case; a motto without the code
         *     of `ipdetect`, where the agency verifies names (503 when the avatar service does not answer); an address that
         *     already has a person, where the agency forbids clones. Refused with 403: any registration where the agency has
         *     closed it, and an invalid invitation where the agency requires one. A missing invitation is refused with 400
         *     there. Attempts are limited per address.
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
         * Toggle one of the caller's switches
         * @description Toggles the switch between 0 and 1; `usuarioPermiso` has the present state.
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
         * Change the caller's password
         * @description A wrong present password, or a new one of fewer than 8 characters, is refused (400). Every other key of the
         *     caller is revoked and the key of the request stays valid. All of the caller's tokens are revoked. Attempts are
         *     limited per person.
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
         * The caller's second factors
         * @description The second factors that are set up and the number of recovery codes left; never a secret.
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
         * @description Answers a new secret for an authenticator (RFC 6238: SHA-1, 6 digits, 30 s). The secret takes effect only when
         *     `confirmarTotp` receives its first code within 15 minutes. An authenticator that is already set up stays valid
         *     until then.
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
         * Confirm the prepared authenticator
         * @description Takes the authenticator's first code. The answer has ten new recovery codes and earlier ones are no longer
         *     valid. A wrong code gives 400; without a prepared authenticator, 409.
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
         * Remove the caller's authenticator
         * @description Removing the last second factor removes the recovery codes. The last one cannot be removed where a second factor
         *     is required (409).
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
         * Prepare a passkey
         * @description Answers the options with which the browser asks the person's device for a passkey (WebAuthn). `ponerLlave` takes
         *     the device's answer once, within 5 minutes, and at the same address of the portal. Refused (409) for a person
         *     with ten passkeys, and at an address that supports none (plain http on a host other than localhost, or an IP
         *     address).
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
         * Add a passkey
         * @description Takes the device's answer to the `opciones` of `prepararLlave`. The answer has ten new recovery codes if the
         *     person had none; existing codes stay valid and are not shown again. An answer that nothing waits for, or a
         *     passkey that is already set up, gives 409; an invalid proof gives 400.
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
         * Remove one of the caller's passkeys
         * @description Removing the last second factor removes the recovery codes. The last one cannot be removed where a second factor
         *     is required (409).
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
         * Create new recovery codes
         * @description Creates ten new codes; earlier ones are no longer valid. Refused (409) without a second factor.
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
         * The second factor requirement
         * @description The rule that `exigirFactor` set.
         */
        get: operations["factorExigido"];
        put?: never;
        /**
         * Require a second factor
         * @description Requires it from a category upwards, of every holder of one of some permission codes, or both. A person who must
         *     have a second factor and has none gets 403 from every call but those that set one up and the few in the
         *     introduction. The owner must have a second factor first (409). With `desde` null and no permission codes, it is
         *     required of no one.
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
         * Remove a person's second factors
         * @description For a person who lost them: the password alone then signs in, and the person sets up new ones. Refused (403) for
         *     a person with permission codes that the caller does not hold, as `resetPassword` is. Refused (409) for a
         *     dismissed person and for a person without second factors.
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
         * List the caller's tokens
         * @description The tokens that are not revoked, newest first; expired ones stay listed for a month. Only the answer that creates a token has its secret.
         */
        get: operations["misTokens"];
        put?: never;
        /**
         * Create a token for a script
         * @description The token acts as the caller, limited to reads or to the chosen permission codes, for a year at most. Refused
         *     (403) for codes that the caller does not hold. Refused (409) for the name of another token, ignoring case and
         *     accents, and beyond 50 tokens. A wrong password gives 400. The answer is a secret: it is never stored for an
         *     `Idempotency-Key`, and no later answer shows it.
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
         * Revoke one of the caller's tokens
         * @description The token is no longer valid, not even for a request that has already started. Another person's token and a revoked token are not found (404).
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
         * Set up the agency
         * @description Works once, with the link that the server prints when it starts on an empty database. Sets the agency's name,
         *     its ladder and the owner's account. Refused with 403 for a wrong link, and with 409 when the agency is already
         *     set up. The owner's password has at least 8 characters.
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
         * @description Takes the link that `npm run recuperar` prints on the server's machine. Only the newest link works, once, for
         *     one hour. All of the owner's sessions and tokens end. Refused with 403 for an invalid link.
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
         * Transfer the ownership
         * @description The other person becomes the owner, and the caller keeps the permissions of their category. The caller's
         *     sessions end. A wrong password gives 400. A dismissed person, or a person who must first change a password that
         *     another person set, gives 409.
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
         * External services and links of the agency
         * @description The agency's choices. `operador` has the values of the operator, which apply where the agency has chosen nothing.
         */
        get: operations["ajustesEnlaces"];
        put?: never;
        /**
         * Change external services and links
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. The content policy of later pages admits these addresses and no
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
         * Test an address
         * @description The portal requests the address as a visitor's browser would and answers what it found. It waits at most 3
         *     seconds, reads at most 64 kB, and reaches public internet addresses only. `{usuario}` is replaced by the
         *     caller's name. Stores nothing. Limited per person (429).
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
         * Registration settings
         * @description The agency's choices; where it has chosen nothing, the operator's values.
         */
        get: operations["ajustesRegistro"];
        put?: never;
        /**
         * Change the registration settings
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. Applies to later registrations.
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
        /** List invitations and the people who used them */
        get: operations["invitaciones"];
        put?: never;
        /**
         * Create an invitation
         * @description `usos` and `dias` limit the code. `invitaciones` shows it again.
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
         * @description The code is no longer valid; people who used it stay. Refused (409) for a revoked invitation.
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
        /** The agency's identity, for editing */
        get: operations["identidad"];
        put?: never;
        /**
         * Change the agency's identity
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. A new acronym is shown before every signature at once; the
         *     signatures stay unchanged. A new `firma_desde` changes from which category a signature is required; existing
         *     signatures stay.
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
         * Upload a picture for the emblem or a membership
         * @description Takes a PNG, WebP or GIF of at most 256 kB, square, of 64 to 1024 pixels, recognised by its bytes. The picture
         *     is stored once under the hash of its bytes, however often it is sent. `setIdentidad` makes it the emblem; a
         *     membership shows it by the address `/api/ext/emblema/{hash}`. Refused (409) when the portal has no room for more
         *     pictures.
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
         * Read a picture
         * @description Public and cacheable for ever, because the address is the hash of the bytes. Former emblems stay available.
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
        /** The permission codes of categories and people */
        get: operations["matriz"];
        put?: never;
        /**
         * Change the permission codes of categories
         * @description Changes all rows of `data` or none. A category that is not in `data` stays unchanged. Another person than the
         *     owner may change only categories below their own, may give and take only permission codes that they hold, and
         *     never `agc` (403). If another person changed a row since the caller read it (`previos`), and to other codes than
         *     the caller wants, nothing changes; the answer is 409 and its message has that change. The codes apply from the
         *     next request of the people concerned.
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
         * List the holders of a permission code
         * @description Every active person who holds the code, highest category first: the owner, who holds every code; people whose
         *     category has it; people with it as an exception.
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
        /** Pay day and currency settings */
        get: operations["ajustesPaga"];
        put?: never;
        /**
         * Change the pay day and the currency
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. A new time zone applies to days, weeks and pay days, past ones
         *     included. Recorded instants, the days of absences, and the start and end of periods stay unchanged.
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
         * List webhooks and their events
         * @description The webhooks that are not deleted, oldest first. The answer has only the last characters of each address.
         */
        get: operations["webhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description The webhook receives the events in `sucesos` from now on. The address is stored encrypted and never answered
         *     again. Refused (409) for a taken name, ignoring case and accents, and beyond 20 webhooks.
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
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. A new address, or switching the webhook on, resumes a stopped
         *     webhook.
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
         * Delete a webhook
         * @description The webhook receives nothing more; pending deliveries are not sent. The history keeps what was sent.
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
         * Send a test message to a webhook
         * @description Sends once and immediately, even to a webhook that is switched off. `llego` says whether the message arrived,
         *     and `codigo` has the receiver's HTTP status. A message that arrives resumes a stopped webhook. 401 and 404 stop
         *     the webhook.
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
         * List a webhook's deliveries
         * @description The deliveries, pending ones included, newest first. A delivery that arrived or failed is kept for 90 days.
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
         * Retry a delivery
         * @description Queues a new delivery of the same event behind the pending ones, with the present text. The earlier delivery
         *     stays as it is. Refused (409) while the delivery is pending, and for a webhook that is switched off or stopped.
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
         * The editable ladder
         * @description Every level of the agency, inactive ones included, with its missions. `asciende_hasta` is a level here and not a
         *     position. `version` identifies the ladder's present state; a save names the version that its editor saw.
         */
        get: operations["escalafon"];
        put?: never;
        /**
         * Save the ladder
         * @description Saves the whole ladder at once. A mission without an id is new. A mission that is left out is retired and stays
         *     in the history under its name. A renamed mission keeps its old name in earlier history. A level that is left out
         *     or not `activa` is deactivated. People whose mission leaves the ladder move where `destinos` says; their log
         *     records a rank change, and their wait for a promotion continues. Pending promotions that are no longer the next
         *     step are annulled. A version other than the present one gives 409; the client then reads the ladder again. An
         *     invalid ladder gives 400. Only the owner may change their own category or a higher one, and other people give or
         *     take only permission codes that they hold themselves (403).
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
         * Preview of saving a ladder
         * @description Takes the body of `guardarEscalafon` and changes nothing. It answers the ladder's faults, the promotions that
         *     would be annulled, and the people who would have to move, at most 500.
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
         * List ladder templates
         * @description The templates are part of the portal and reveal nothing about the agency. The agency's setup chooses one of them.
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
         * List people who can be looked up for a promotion
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
         * A person's position on the ladder
         * @description The present mission, the person who gave it, the next mission and when it can be proposed. An unknown or dismissed person gives 404 'Ascenso no encontrado'.
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
         * @description Creates one pending request, which the person accepts or declines. Refused (409) when there is no next mission,
         *     when the wait is not over, when a request is already pending, when the caller's category may not promote that
         *     far (`asciende_hasta`), or when the person would gain permission codes that the caller does not hold.
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
         * List people by their next promotion
         * @description Every active person but the caller, judged as `sendAscenso` judges them now. First the people that the caller
         *     may promote, by category from the highest and in order of name; then the people who must wait, soonest first;
         *     then the people that the caller may not promote. An addition to the old API.
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
        /** List the caller's pending promotions */
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
         * @description Accepting validates the request again, sets the mission, writes the promotion log and credits one promotion to
         *     the promoter, in one transaction. `rango` and `mision` are the state that the person saw; a stale value, or an
         *     answered request, gives 409. From `firma_desde` on, a person without a signature must set one first (409).
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
         * @description The caller may set their own signature when their category, or the category of a pending request, is at or above
         *     `firma_desde` (409 otherwise). With `frm` the caller may set the signature of a person below them. The signature
         *     is stored in upper case and unique among active people (409 when taken).
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
         * List signatures in use
         * @description The signatures of active people.
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
         * @description Three arrays. The first has a row for every active person, zeros included. The second has only people who have earned pay.
         */
        get: operations["allNomina"];
        put?: never;
        /**
         * Credits and pays between two days
         * @description The same three arrays over the entries of both days and the days between, in the agency's zone and across
         *     periods. The pays are as settled when a period was closed in these days; people paid then are included even if
         *     dismissed since. A missing day, or an end before the start, is refused (400). Equal days mean one day.
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
         * Adjust what a person is credited
         * @description Writes one entry of the open period. A quantity of 0 or less is refused (400). Subtracting more than the person
         *     has is refused (409), and the message has the present total.
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
         * Preview of closing the open pay period
         * @description A read that changes nothing. The closing call takes `periodo` back, so the caller closes only the period of the preview.
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
         * List the pay periods
         * @description The open period, and the closed periods, newest first. A reopened period counts as open.
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
         * @description The three arrays of `allNomina` for that period. A closed period answers as settled at its closing: category,
         *     reduction and pay of that time. It includes people who had earned something and were dismissed by then.
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
         * Reopen the last closed pay period
         * @description Undoes the last closing while the next period has no entry. The next period is deleted, and the closed period is
         *     open again as it was. Refused (409) once the next period has an entry, and for any period but the last closed
         *     one.
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
         * Explain a person's pay
         * @description Both parts of the pay with their requirements and credits, and the entries behind the counts, newest first, at
         *     most 500. A closed period answers as settled at its closing.
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
        /** The next pay day */
        get: operations["fechas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visita": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the agency offers to a visitor
         * @description How many people are clocked in, and a recruit's prospects: the pay of the first rank, and the time that
         *     promotions to the third category take. Names of clocked-in people are for staff (`dentro`).
         */
        get: operations["visita"];
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
         * List matters that wait for the caller
         * @description The matters that the caller can act on, by kind, most urgent first. A kind with nothing waiting is left out, and
         *     so is a kind whose call the caller may not make. The answer changes with time, so each call counts again.
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
         * The caller's day
         * @description The caller's data for the home page: the next promotion, the requirements of the open pay period, the minutes
         *     clocked in on each day of the agency's week, the start of the running clock-in, and the caller's open time.
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
         * List open times
         * @description The ETag covers the state of the times, not their running minutes. After a 304 the client computes the minutes
         *     from `inicio`, `ligado` and `pausa_desde`, with the answer's `Date` as the server's clock.
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
         * List people without an open time
         * @description Active people strictly below the caller who have no open time.
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
        /** Details of a person's time */
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
         * Open a time
         * @description A person has at most one open time. Refused (409) for a dismissed person and for a person with an open time. A senior other than the caller is refused (400).
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
         * Act on times
         * @description `id` names the time for every op but 6, 7 and 9. `pausa` and `alto` are optional expectations: the state that
         *     the caller saw. A stale expectation is refused (409). The other fields of a time may be sent along and are
         *     ignored. The caller cannot act on their own time, nor on the time of a person who is not below them (403); a
         *     senior may always unlink themselves. Only the time's senior, a caller of category 10 or above, or the owner may
         *     cancel or unlink (403).
         *
         *     Op 1 confirms an active time with a senior and closes it, once. It credits `mins` to the person and `minsA` to
         *     the senior. A senior's minute that another time has already counted is not counted again, unless
         *     `cuentaEncargado` says so. Op 2 pauses or resumes. Op 3 subtracts five minutes. Op 4 cancels without credit. Op
         *     5 links the caller as senior if the time has none, otherwise it unlinks the senior. Op 6 links the caller to
         *     every time without a senior, of people below. Op 7 unlinks the caller from all times. Op 8 adjusts the minutes
         *     of an active time. Op 9, an addition to the old API, confirms all of `tiempos` or none.
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
         * List times without a senior
         * @description The open times without a senior; the menu shows their number. The ETag works as in `getAllTime`.
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
         * The rule for counting a senior's minutes
         * @description The rule for several times of one senior that overlap.
         */
        get: operations["cuentaEncargado"];
        put?: never;
        /**
         * Change the rule for counting a senior's minutes
         * @description Applies to later confirmations. Minutes already credited stay unchanged.
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
        /** The caller's work, pay and memberships */
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
         * The caller's account: pay owed, fines and payments
         * @description The amount that the next pay list pays the caller: unpaid earnings of the open period and of closed ones, minus
         *     the uncollected fines, never below 0. The answer also has those closed periods, the fines and the payments.
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
         * A person's page
         * @description The path takes the present name, or an earlier name; of several people who had it, the last. Each field names
         *     the call whose access rule applies to it. A field that the caller may not read is left out, or null where it is
         *     required.
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
         * A person's history
         * @description Merges many sources into one list, newest first. A caller sees a source if they may make the call that answers
         *     it for everyone, or, for their own history, the call that answers a person's own entries. `grupos` lists the
         *     groups with a source that the caller sees. `antes` continues after an entry of the previous page.
         *
         *     A sentence of an earlier portal (`tipo` is `traido`) is an entry of the source whose log had it. A sentence has
         *     every part of its entry. So, even in their own history, a caller sees sentences of `degrados` only with
         *     `getAllDegrados`, and sentences of `empleadomes` only with `allEmpleadoMes`.
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
         * List the notes on a person below the caller
         * @description Notes are for people who decide on the person. The person never sees them, nor whether there are any.
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
         * Write a note on a person below the caller
         * @description Dismissed people are allowed too. The audit log records that a note was written, without its person and its text.
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
         * Edit one of the caller's notes
         * @description Refused (409) for another author's note, and (403) when the person is no longer below the caller.
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
         * Delete one of the caller's notes
         * @description Marks the note as deleted and hides it. Refused (409) for another author's note.
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
        /** List the memberships on offer */
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
        /** List memberships sold */
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
         * @description The price is the catalogue's: `precio` for 30 days or for a permanent membership, half of it, rounded, for 15
         *     days. The sale is recorded under the seller's name. With `isExterno` 1 the buyer is outside the agency and only
         *     the name is stored; the name of an active person is refused (409). If the buyer's same membership still runs,
         *     the new one starts when that one ends; if it never ends, the sale is refused (409). Refused (409) for a
         *     dismissed buyer and for a retired membership. `creditos` is the price that the seller saw; a stale price is
         *     refused (409).
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
         * @description The membership ends at once, and the buyer's later sales of the same membership start earlier. The row is marked
         *     as deleted and hidden, with the person and the instant. If the membership had not ended, its unpaid sale is
         *     annulled too. A paid sale, or the sale of a membership that had ended, stays in the accounts, and the message
         *     says so.
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
         * Look up the id of a name
         * @description Upper and lower case are the same. Dismissed people are found too.
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
         * List active people
         * @description Without `q` and `limit`, all active people.
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
         * Search people
         * @description Finds names that contain the text, ignoring case, dismissed people included; one page of at most 50. An empty text gives the first page of all people. `despues`, an addition to the old API, gives the page after a person.
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
         * Details of a person
         * @description Dismissed people are included.
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
        /** List the names of the categories */
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
        /** List the missions of a category */
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
         * @description A field that stays unchanged is sent as the word `igual`, so no person can have that name. A changed mission
         *     needs the permission `ern`, must be below the caller's category unless the owner edits, and may give no
         *     permission codes that the caller does not hold (403). From `firma_desde` on, an active person must have a
         *     signature of 3 characters. A taken name or signature is refused (409). Success and failure are both arrays, as
         *     in the old API.
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
         * @description All of the person's sessions and tokens end, and the person must change the new password at the next sign-in.
         *     Second factors stay, and `reiniciarFactores` removes them. The answer is a secret: it is never stored for an
         *     `Idempotency-Key`, and no later answer shows it. The caller could act as the person with the password, so the
         *     call is refused (403) for a person who holds a permission code that the caller does not hold, or is offered one
         *     by a pending promotion. Refused (409) for a dismissed person.
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
         * Delete a person's addresses
         * @description The addresses are deleted for good, so the person leaves their group of clones.
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
         * Readmit a dismissed person
         * @description The account returns at its mission, without a signature. Refused (409) for an active person. Refused (403) when
         *     the person's category has permission codes that the caller does not hold. The person's own permission codes
         *     (exceptions) return only with `devolverPermisos` 1, which needs `exc` and each of those codes (403). Otherwise
         *     they are deleted. The answer lists them.
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
         * A person's permission codes and their sources
         * @description Every permission code that the person holds, in the portal's order, with its sources. A code may have several sources.
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
         * Preview a list of new people
         * @description Judges every line and writes nothing. A line is a new person, an existing person with that mission, an existing
         *     person with another mission (which stays unchanged), or invalid. An invalid line has its faults, and a
         *     correction where the portal can propose one.
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
         * Add people from a list
         * @description Adds every new person of the list or none. An invalid line refuses the list (409), and the message names the
         *     first invalid lines. The caller cannot put a person on a category that is not below their own, nor on one with
         *     permission codes that the caller does not hold; the owner may use every category. Existing people stay
         *     unchanged, so a repeated list changes nothing. Every new person gets an entry code. The code signs in once,
         *     within 30 days, and the person must then choose a password. The answer is a secret and the only place with the
         *     codes; `nuevosCodigosAlta` replaces a lost code.
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
         * List people who have not chosen a password
         * @description People who were added from a list and have no password yet, including those who signed in with their code and
         *     stopped there.
         */
        get: operations["pendientesAlta"];
        put?: never;
        /**
         * Replace entry codes
         * @description Replaces the codes of `usuarios`, or without `usuarios` of all people who have no password yet. People who are
         *     not below the caller, or who have or are offered permission codes that the caller does not hold, are left out.
         *     The earlier codes are no longer valid, and the people's sessions end. Refused (409) when no person is left. The
         *     answer is a secret.
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
         * The first steps of a new agency
         * @description Each step, and whether the agency's present data complete it. `visible` is 0 once the owner has closed the list,
         *     and for agencies that are older than the list.
         */
        get: operations["primerosPasos"];
        put?: never;
        /**
         * Save the progress of the first steps
         * @description Sets the step at which the owner resumes, or closes the list. A body without a field is refused (400).
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
         * List possible buyers of a mission
         * @description Active people who can buy a mission above their present one.
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
         * @description All missions, including those not for sale, because a sale costs the difference to the present mission.
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
        /** List missions sold */
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
         * @description The new mission must be above the buyer's present one and for sale. The price is the new mission's price minus
         *     the present mission's. `creditos` is the price that the seller saw; a stale price is refused (409). The buyer
         *     and, unless the owner sells, the new mission must be strictly below the seller's category (409). From
         *     `firma_desde` on the buyer must have a signature (409). The sale sets the mission, annuls a pending promotion
         *     and records the sale, in one transaction. Refused (403) when the buyer would gain permission codes that the
         *     seller does not hold.
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
         * List the times for a roll call
         * @description Every open time. The ETag works as in `getAllTime`.
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
         * Whether a roll call was held recently
         * @description True for 30 minutes after a roll call, or for the agency's own setting. Meanwhile `sendLista` is refused.
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
        /** List roll calls */
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
         * @description The lists name people with an open time, each person in at most one list (400). The call pauses the times of
         *     `pausados`, credits one attendance to each of `sumados`, cancels the times of `fuerabase`, and credits one
         *     attendance to the caller, in one transaction. Only people below the caller can be in `pausados` or `fuerabase`
         *     (403). Refused (409) while `isPaseLista` is true, when a person no longer has an open time, and when `encargado`
         *     is dismissed.
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
         * Check whether a name is free
         * @description Upper and lower case are the same. A taken name, or one that looks like a taken name, gives 409 'El nombre ya esta ocupado'. An invalid name gives 400.
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
        /** List pending name changes */
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
        /** The caller's pending name change */
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
         * The caller's declined name
         * @description Only the caller's last request, until `enterarseNombre` marks it as read.
         */
        get: operations["nombreDeclinado"];
        put?: never;
        /**
         * Mark the declined name as read
         * @description A request that was not declined, or is already read, gives 409.
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
         * Request a name change, or answer a request
         * @description Op 2 creates one pending request of the caller. A second request is refused (409), an empty name with 'No dejes
         *     campos vacios' (400), and the caller's own name with 409. The owner gets the name at once. Op 0 checks again
         *     that the name is free, renames the person, and keeps the old name in the log. A name in use gives 409 'El nombre
         *     ya esta ocupado'. Refused (409) for an answered request, for a dismissed person, and for the name that the
         *     person already has.
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
         * List the administration team
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
         * The team by category
         * @description Two arrays: the categories and the active people.
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
         * Every person's work of this week
         * @description Counts the payroll's entries since Monday 00:00 in the agency's zone, across pay periods. Every active person has a row, zeros included.
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
         * The agency's activity
         * @description The last weeks of the agency's calendar, up to today: each day for four weeks, or each week for more, the last
         *     being the running week. Names appear only with figures that any caller may read elsewhere: the payroll's credits
         *     (`allNominaPorFecha`, `nominaWeek`) and its requirements (`allNomina`). Arrivals, departures and presence are
         *     counts of all people.
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
         * List the active employees of the month
         * @description The active ones, for the home page.
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
        /** List all employees of the month */
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
         * @description Adding needs at least one person (400) and adds all of them or none. Refused (404) for an unknown person.
         *     Refused (409) for a dismissed person, for a person who already is employee of the month, and for an entry that
         *     is already removed.
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
         * List people who share an address
         * @description Groups of two or more people who came from the same address, dismissed people included. Sharing is transitive: a
         *     person who shares an address with any member belongs to the group, so a person is in one group at most. The
         *     oldest group is first. Addresses are never shown.
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
        /** List people who may share an address */
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
         * Allow or forbid a person to share an address
         * @description Any person can be put on the list, dismissed people and the caller included, because it gives no power over
         *     anyone and names the person who did it. Refused (409) when the person is already in the requested state.
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
         * @description Three elements: credits to pay, number of people, rows. The totals leave out rows with `restar` 2. A row counts
         *     with its pay minus the fine, never below 0.
         */
        get: operations["getListaPaga"];
        put?: never;
        /**
         * The pay list between two days
         * @description The rows created on one of these days in the agency's zone, both days included, archived rows too. A missing day
         *     is refused (400) with 'No dejes campos vacios', an end before the start with 'Fecha final no puede ser menor a
         *     fecha inicial', and days with more than 20,000 rows are refused (400) as well. A read that changes nothing.
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
         * Close the pay period or archive the pay list
         * @description Op 0 closes the open pay period as it is and opens the next one. Op 1 archives the rows of the pay list. Nothing
         *     is deleted: a read between two days still finds archived rows, and a closed period stays readable. The message
         *     has the number of people with entries, or of archived rows. Refused (409) when there is nothing to close, and
         *     when the open period is no longer the expected one.
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
         * Mark a row of the pay list as paid or unpaid
         * @description Op 1 pays the row and collects the fines that it deducts. Op 0 reverts exactly that, and merges the person's
         *     present unpaid row into this row. Refused (409) for an archived or withdrawn row, for a row with `restar` 2, for
         *     a row already in the requested state, and when `total` is stale. Op 0 is also refused (409) for a row that was
         *     spent on a promotion.
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
         * @description Creates or updates one row for each active person who is owed pay: the earnings of the open period, once it has
         *     an entry, and of every closed period, minus earlier payments. Paid rows stay unchanged. A GET that writes: it is
         *     answered with `no-store`, refused (403) to a browser's prefetch, and never repeated by the portal's own clients.
         *     A repeated request changes nothing more.
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
         * @description Op 0 quotes: the mission that the row's pay can buy, its price and the remaining credits; it changes nothing. Op
         *     1 applies: the pay is spent, the row is paid and the person is promoted, in one transaction. The server computes
         *     every value again. On op 1 `rango`, `mision` and `paga` are the quote that the caller saw; a stale value gives
         *     409. Refused (409) as well for a paid, archived or excluded row, when the pay buys no mission, and when the
         *     mission needs a signature that the person does not have. Refused (403) when the person would gain permission
         *     codes that the caller does not hold.
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
         * Mark a sale as paid or unpaid
         * @description With `pagado` the call sets that value, so a repeated request changes nothing; the portal's own clients always
         *     send it. Without `pagado` it toggles the value, unless the same person called within the last ten seconds, which
         *     counts as a retry. An annulled sale and the caller's own sale are refused (409). A GET that writes: it is
         *     answered with `no-store`, refused (403) to a browser's prefetch, and never repeated by the portal's own clients.
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
        /** List sales */
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
         * Credits that each seller owes the agency
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
        /** List dismissals */
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
         * @description One transaction cancels the person's open time and pending requests, unlinks the times that they supervise,
         *     closes their clock-in, removes their status and employee of the month, ends every session and frees the
         *     signature. Name and history stay. Refused (409) for a person who is already dismissed. An empty reason is
         *     refused with 'No dejes campos vacios' (400).
         */
        post: operations["despedir"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/puerta/{nombre}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who a person at the door is
         * @description The portal's facts about a name, for people of the category that the agency chooses (`ajustesRegistro.puerta`,
         *     403 below it). A name that no person has or had is an answer, with `persona` null. Everyone who may ask reads
         *     the motto, the day of a dismissal, and why and until when a name is vetoed; each other field names the call
         *     whose access rule applies to it.
         */
        get: operations["puerta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/puerta/{nombre}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The avatar of a person at the door
         * @description The agency's avatar service about a name, for people of the category that the agency chooses
         *     (`ajustesRegistro.puerta`, 403 below it). The portal waits 3 seconds at most, reads at most 64 kB, keeps an
         *     answer for 60 seconds, and leaves the service alone for a minute after five failures in a row. A failure of the
         *     service is an answer. Limited per person (429).
         */
        get: operations["puertaAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/vetos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vetoes
         * @description Lifted and expired vetoes stay in the list.
         */
        get: operations["vetos"];
        put?: never;
        /**
         * Veto a name
         * @description The name, and names that look like it, may not register, be a person's new name, nor be readmitted. Refused
         *     (409) for the name of an active person and for one that looks alike, and while another veto covers the name.
         */
        post: operations["vetar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/vetos/levantar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a veto
         * @description The veto stays in the list. Refused (409) for a veto that expired or that was lifted before.
         */
        post: operations["levantarVeto"];
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
         * The newest entries of every log
         * @description The newest 200 entries of each log. Failed sign-ins are kept for 30 days.
         */
        get: operations["getLog"];
        put?: never;
        /**
         * Search one log
         * @description The newest 200 entries of the log that contain the word, ignoring case and accents; the newest 200 for an empty
         *     word. A read that changes nothing. `tiempos`, `ascensos`, `fichajes` and `fichajesDia` are searched completely,
         *     by the names of people and missions and by the act. The other logs are searched among their newest 10,000
         *     entries, in every shown text. `despues`, an addition to the old API, gives the page after an entry: its `fecha`
         *     (`entrada` of a clock-in, midnight UTC of a day's `dia`) and its `id` (`usuario` of a day). A page with fewer
         *     than 200 entries is the last.
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
         * Clock in or out, or correct a record
         * @description `{op: 0}` clocks the caller in and `{op: 1}` clocks them out. With `usuario` and `id` the call acts on that
         *     record. Op 1 closes an open record, now or, with `salida` and `motivo`, at the real exit. Ops 5 and 10 subtract
         *     that many minutes from a closed record, or all that are left if fewer. Op 2, an addition to the old API, needs
         *     `motivo` and subtracts `minutos` (negative) or returns subtracted ones (positive). An exit unlinks every time
         *     that the person leads. A request without `id` acts on the caller; with another person in `usuario` it is refused
         *     (400). With `visto` the caller's own exit is the time when their avatar was last seen. Refused (409): op 0 with
         *     an open record; op 1 without an open record, on a closed record, when the caller leads a time that `desligar`
         *     lacks, or when the portal no longer has `visto` as the time seen of a forgotten exit; ops 2, 5 and 10 on an open
         *     record or without minutes left to change; and a record of another person than `usuario`.
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
        /** The caller's own clock-ins */
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
         * List people who are clocked in
         * @description The answer has an ETag. `mins` is the value at the instant of the answer; the client counts on from `entrada`.
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
         * The people who are clocked in, for everyone
         * @description The list that every active person may read: the people who are clocked in, by arrival, whether their time is
         *     paused, and their status.
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
         * Close a person's open clock-in
         * @description Closes the record now or, with `salida` and `motivo`, at the real exit. The times that the person leads are unlinked. Refused (409) for a closed record.
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
        /** List people who came from another agency */
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
         * Transfer a person from another agency
         * @description Sets the signature, grants the mission and records the sale, in one transaction. The category's `traslado` names
         *     the mission; otherwise it is the category's first one. The price is the mission's price minus the discount
         *     code's percentage, rounded; only the server computes it. From `firma_desde` on a signature of 3 characters is
         *     required (400 'Debes colocar una firma de 3 caracteres'); a signature in use gives 409 'La firma no esta
         *     disponible'. The person must be strictly below the caller and, unless the owner transfers, the category strictly
         *     below the caller's (409). The mission must be above the person's present one (409). Refused (409) when the
         *     category sells no transfers and for a dismissed person. Refused (403) when the person would gain permission
         *     codes that the caller does not hold. An unknown person, category or discount code gives 404.
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
        /** List fines */
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
         * @description The person must be active and below the caller. A fine of 0 credits is a recorded warning. Refused (409) for a dismissed person, and for an infraction of a version other than the published one.
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
         * @description Marks the fine as deleted and hides it; the history keeps it. Refused (409) when a paid row of the pay list collected the fine, and for the caller's own fine.
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
         * Mark a fine as collected or not collected
         * @description Refused (409) when the fine is already in the requested state, when a paid row of the pay list collected it, for the caller's own fine, and for collecting a warning of 0 credits.
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
        /** The caller's own status */
        get: operations["estados"];
        put?: never;
        /**
         * Set or delete a status, or list all of them
         * @description Op 1 sets the caller's status (1 to 100 characters, 'No mas de 100 caracteres'); it is refused (409) while the
         *     caller has one. Op 2 deletes a status: marks it as deleted and hides it. Op 3 lists all statuses; it changes
         *     nothing and stores nothing for an `Idempotency-Key`. A request without `id` acts on the caller's status.
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
        /** Today's date */
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
        /** List the caller's absences */
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
        /** List all absences */
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
         * List people excused this week
         * @description The accepted absences of active people with a day from this week's Monday up to today.
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
         * Request an absence
         * @description Refused (409) while a request is pending, or while an accepted absence ends today or later. Refused (400): empty
         *     fields with 'No dejes campos vacios', a start after the end with 'Fecha inicio no puede ser mayor a Fecha
         *     final', a start before today with 'Fecha inicio no puede ser anterior a hoy'. Equal days are allowed. The
         *     owner's request is accepted at once.
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
         * @description Refused (409) for an absence that is not pending, and for a dismissed person.
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
         * Withdraw the caller's pending absence
         * @description The absence becomes cancelled by the caller. An answered request gives 409, and the message names the person who answered.
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
         * End an accepted absence early
         * @description The last day becomes yesterday in the agency's zone. An absence without a past day is cancelled. An absence that
         *     is over, or was not accepted, gives 409.
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
        /** List the categories with every editable field */
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
        /** List the missions with every editable field */
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
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. Only the owner may change `permisos`, the category's permission
         *     codes: a different list from anyone else gives 403. Another person than the owner gets 403 for their own or a
         *     higher category, so people of the lowest category edit none. Closed periods keep their requirements and pays.
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
         * @description A field left out of `data` stays unchanged. Only fields that differ from `previos` are written; a field that
         *     another person changed meanwhile gives 409. Sold memberships keep their price. `perma` and `vip` can change only
         *     while no person has the membership (409). The name of another offered membership is refused (409). An icon from
         *     a site that the page does not show is refused (400).
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
        /** List the whole catalogue of memberships, for editors */
        get: operations["catalogoMembresias"];
        put?: never;
        /**
         * Add a membership to the catalogue
         * @description Refused with 409 while another offered membership has that name, ignoring case. Refused with 400 for an icon
         *     from a site that the page does not show.
         */
        post: operations["crearMembresia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ext/membresias/muestra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put three sample memberships on offer
         * @description All three or none; one whose name is on offer already stays as it is.
         */
        post: operations["crearMuestra"];
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
         * Retire a membership from the catalogue
         * @description The membership is no longer offered or sold, and its name is free again. Holders keep it until it ends, and its
         *     sales stay in the accounts.
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
         * Offer a retired membership again
         * @description Refused (409) while another offered membership has its name.
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
         * @description The body is the mission itself. An empty name is refused with 'Nombre vacio' (400). Another person than the
         *     owner gets 403 for a mission of their own or a higher category. The mission keeps its place on the ladder. Only
         *     fields that differ from `previos` are written; a field that another person changed meanwhile gives 409.
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
        /** List demotions */
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
         * @description The new mission must be below the present one and in category 9 or lower (409 otherwise). The history keeps both
         *     missions. The wait for the next promotion restarts, a pending request is annulled, and the signature stays. An
         *     empty reason is refused with 'Faltan datos' (400). Refused (409) for a dismissed person. Refused (403) when the
         *     new category has permission codes that the person did not have and the caller does not hold.
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
         * The agency's normativa
         * @description The version published last. Version 1 is the portal's own and applies until the agency publishes one.
         */
        get: operations["normativa"];
        put?: never;
        /**
         * Publish the draft
         * @description The draft becomes the next version, which is immutable, and every person is asked to accept it. Refused with 400
         *     when the draft breaks a validation rule (`campo` is the invalid part). Refused with 409 when the draft changed
         *     since the caller read it, when there is none, and when it equals the published version.
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
         * Save or discard the draft of the next version
         * @description Only people who may publish see the draft, and it may be incomplete. Refused (409) when another person changed
         *     the draft since the caller read it.
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
        /** The caller's acceptance of the normativa */
        get: operations["aceptacionNormativa"];
        put?: never;
        /**
         * Accept the published normativa
         * @description Refused (409) for any other version than the published one.
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
        /** List acceptances of the published version */
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
        /** List the published versions and their changes */
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
         * The proposed sanction for a person's infraction
         * @description The proposal follows from the published version and the person's earlier sanctions. An unknown infraction is refused (400).
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
         * List people with their own permission codes
         * @description Two arrays: the exceptions, and every permission code with its id.
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
         * Create, edit or delete a person's own permission codes
         * @description Op 0 names the person in `usuario`; ops 1 and 2 name the exception in `id`. The caller can give only permission
         *     codes that they hold (403). Creating or editing without a code is refused with 'Selecciona permisos' (400). A
         *     second exception for the same person, and a new one for a dismissed person, are refused (409). An edit keeps the
         *     codes that the caller does not hold, and the message says so. An exception with such codes cannot be deleted
         *     (403).
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
         * The percentage of a discount code
         * @description Upper and lower case are the same. An empty code is refused with 'Faltan datos' (400), an unknown one with 404. A read that changes nothing.
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
        /** List discount codes */
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
         * @description A code is unique, ignoring case (409 when taken). Op 0 without code or percentage is refused with 'Faltan Datos'
         *     (400). A deleted code is marked and hidden; transfers that used it stay.
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
         * Read the audit log
         * @description The newest changes first. All filters apply together. Sign-ins and sign-outs are left out unless `operacion` or
         *     `tema` names them. One request searches a limited number of changes, so with `palabra` a page may have few or no
         *     rows while `siguiente` says that older changes remain. Secrets (passwords, keys, addresses, sessions) are never
         *     in the log.
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
         * List people for the audit log's filters
         * @description Every present and former person, dismissed ones included, in order of name.
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
         * List backups and the backup schedule
         * @description The backups in the portal's backup folder, newest first, with the running backup and the error of the last attempt, if it failed.
         */
        get: operations["respaldos"];
        put?: never;
        /**
         * Make a backup
         * @description Starts a backup and answers at once. The backup has a consistent snapshot, and people can keep working.
         *     `respaldos` shows the result or the error. Refused (409) while a backup runs, and for ten seconds after the
         *     start of a manual backup.
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
         * Verify a backup
         * @description Reads the backup to its last byte. A damaged backup is no failure of the call; `danado` reports it, from then on in `respaldos` too.
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
         * Request a backup's download
         * @description Answers a link for `archivoRespaldo`, valid once, for one minute, and for the same session, so that a browser or
         *     another program can download a file of any size. The file has every person's data and their password hashes; the
         *     audit log records the request.
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
         * Download a backup
         * @description A `.tar.gz` with a manifest and one file of JSON lines per table. The link of `descargarRespaldo` is valid once,
         *     for one minute, and for the session that requested it. The link is in the query, which no log records.
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
        /** @description A name, or a part of one, as a person types or pastes it. The server removes its invisible characters. */
        TypedName: string;
        /** @description A password. */
        Secret: string;
        /** @description Effective permission codes in the portal's fixed order. */
        Permisos: components["schemas"]["CodigoPermiso"][];
        /**
         * @description A permission code.
         * @enum {string}
         */
        CodigoPermiso: "adm" | "asc" | "tt" | "trl" | "mem" | "mis" | "frm" | "reg" | "ldp" | "ven" | "epm" | "cln" | "mul" | "deg" | "des" | "usu" | "exc" | "dec" | "man" | "ajs" | "req" | "ern" | "pag" | "agc" | "vet";
        /**
         * @description A section of the visitors' page.
         * @enum {string}
         */
        BloquePortada: "administracion" | "empleados" | "horas" | "membresias" | "comunidad";
        Done: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
        };
        Failure: {
            /** @description A Spanish text for the person: the fault and the remedy. */
            msg: string;
            /** @description The level of the message, never 0. */
            status: number;
            /** @description The field at fault, if there is one. */
            campo?: string;
            /** @description A machine-readable reason. `resultado-desconocido`: the write may have happened. `esquema`: the data are newer than the portal. */
            motivo?: string;
        };
        /** @description A text for the person, the level of the message, and further details of the failure. */
        PairFailure: [
            string,
            number,
            {
                /** @description The field at fault, if there is one. */
                campo?: string;
                /** @description A machine-readable reason, if there is one. */
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
            /** @description A machine-readable reason. `resultado-desconocido`: the write may have happened. `esquema`: the data are newer than the portal. */
            motivo?: string;
        };
        /** @description Bytes in base64url without padding. */
        Base64Url: string;
        LlaveRef: {
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
            /** @description The passkey's own id, in base64url. */
            id: string;
            /** @description The transports by which a browser reaches the passkey's device. */
            transports: components["schemas"]["LlaveVia"][];
        };
        /**
         * @description A transport of a passkey's device.
         * @enum {string}
         */
        LlaveVia: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        Mision: {
            id: components["schemas"]["Id"];
            /** @description The mission's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The mission's name. */
            nombre: string;
            /** @description Whether the mission is for sale. */
            venta: components["schemas"]["Flag"];
            /** @description Price in credits. */
            precio: number;
        };
        Categoria: {
            id_categoria: components["schemas"]["Id"];
            /** @description The category's name. */
            n_categoria: string;
            /** @description Address of the category's badge; empty for the built-in one. */
            placa: string;
            /** @description The code of the badge, or the name of the group, that the avatars of its people have; empty if the agency asks for none. */
            placa_avatar: string;
            /** @description The benefits of a transfer to this category, as text. */
            traslado: string;
            /** @description A value other than 0 means that transfers to this category are sold. */
            traslado_venta: number;
            /** @description The highest position (1-based) in the list of categories up to which people of this category may promote; 0 means that they promote no one. */
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
            /** @description How often people of the category are promoted, in words. */
            ascenso: string;
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso: string;
            /** @description A percentage in words. */
            porciento: string;
            /** @description Pay in credits. */
            paga_nomina: number;
            /** @description Bonus in credits, on top of the pay. */
            paga_boni: number;
            /** @description The category's missions in ladder order. */
            misiones: components["schemas"]["Mision"][];
        };
        Persona: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the person's present mission. */
            mision: string;
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
        };
        /** @description A text of several lines without hidden characters. Newline and tab are the only control characters allowed. */
        LongText: string;
        /** @description A code, such as `ML-2`. */
        CodigoNormativa: string;
        /** @description An infraction of the published normativa. */
        InfraccionRef: {
            codigo: components["schemas"]["CodigoNormativa"];
            /** @description The version of the normativa. */
            version: components["schemas"]["Id"];
        };
        /** @description The infraction behind the sanction, with the text of its day. It is left out when no infraction was named. */
        InfraccionAnotada: {
            /** @description The infraction's code, such as `ML-2`. */
            codigo: string;
            /** @description The version of the normativa. */
            version: components["schemas"]["Id"];
            /** @description The infraction's text. */
            texto: string;
            /** @description The sanction that the normativa proposed. */
            propuesta: string;
            /** @description Why another sanction was given; null when the proposed sanction was given. */
            porque: string | null;
        };
        /**
         * Format: date
         * @description A day, `YYYY-MM-DD`, in the agency's zone.
         */
        Day: string;
        /** @description A day as typed, `YYYY-MM-DD`, in the agency's zone; empty for none. */
        DayInput: string;
        /** @description Ids separated by commas without spaces; may be empty. */
        IdList: string;
        Tiempo: {
            /** @description The time. */
            id: components["schemas"]["Id"];
            /** @description The person of the time. */
            bajo: components["schemas"]["Id"];
            /** @description The person's name. */
            bajoNombre: string;
            /** @description The person's category, which decides who may act on the time; an addition to the old API. */
            id_categoria: number;
            /** @description The senior who supervises the time. 0 or less means no senior, written as -1. */
            alto: number;
            /** @description The senior's name; null without a senior. */
            altoNombre: string | null;
            /** @description The person's whole minutes at the instant of the answer. */
            mins: number;
            /** @description The senior's whole minutes at the instant of the answer; 0 without a senior. */
            minsA: number;
            /** @description 0 active and 1 paused. */
            pausa: components["schemas"]["Flag"];
            /** @description The number of pauses. */
            pausado: number;
            /** @description Whole minutes paused at the instant of the answer, the running pause included. */
            tiempopausado: number;
            /** @description The start of the running pause; null while the time is active. */
            p_bajo: components["schemas"]["Instant"] | null;
            /** @description The sum of the adjustments in minutes; negative when more were subtracted than added. */
            sumado: number;
            /** @description When the time was opened; an addition to the old API. */
            abierto: components["schemas"]["Instant"];
            /** @description The instant from which `mins` counts: the opening, shifted by finished pauses and adjustments. `mins` counts up to now, or up to `p_bajo` while paused. */
            inicio: components["schemas"]["Instant"];
            /** @description The instant from which `minsA` counts: the linking of the senior, shifted in the same way; null without a senior. */
            ligado: components["schemas"]["Instant"] | null;
            /** @description The instant from which `tiempopausado` counts: `p_bajo` minus the finished pauses; null while the time is active. */
            pausa_desde: components["schemas"]["Instant"] | null;
        };
        /** @description When the person clocked out; a dash while the record is open. */
        Salida: components["schemas"]["Instant"] | "-";
        /**
         * @description The kind of a notice.
         * @enum {string}
         */
        TipoAviso: "ascensoPropuesto" | "propuestaAceptada" | "propuestaDeclinada" | "ascenso" | "descenso" | "traslado" | "cambioPermisos" | "tiempoConfirmado" | "tiempoAjustado" | "tiempoPausado" | "tiempoCancelado" | "paseLista" | "sigueDentro" | "paga" | "membresiaTermina" | "multa" | "multaPerdonada" | "ausenciaAceptada" | "ausenciaRechazada" | "nombreAceptado" | "nombreDeclinado" | "normativa" | "empleadoMes" | "aniversario";
        /**
         * @description How a kind is shown: not at all, in the portal, or also as a system notification.
         * @enum {string}
         */
        ModoAviso: "no" | "portal" | "sistema";
        PaginaAvisos: {
            /** @description The notices, newest first. */
            avisos: components["schemas"]["Aviso"][];
            /** @description The `antes` of the next page; null on the last page. */
            siguiente: components["schemas"]["Id"] | null;
            /** @description The number of unread notices on all pages. */
            sin_leer: number;
        };
        Aviso: {
            /** @description The notice. */
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["TipoAviso"];
            datos: components["schemas"]["DatosAviso"];
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether the notice is read. */
            leido: boolean;
        };
        /** @description The values of a notice; the kind determines which are present. */
        DatosAviso: {
            /** @description Name of the person who did it, or of the person it is about, as it was then. */
            quien?: string;
            /** @description A mission, a membership, a name, or the result of a roll call. */
            que?: string;
            /** @description The former mission. */
            antes?: string;
            /** @description Credits, minutes or a version. */
            cantidad?: number;
            /** @description The reason. */
            motivo?: string;
            /** @description When it ends. */
            hasta?: components["schemas"]["Instant"];
            /** @description When the person was last seen. */
            visto?: components["schemas"]["Instant"];
            /** @description The first day. */
            inicio?: components["schemas"]["Day"];
            /** @description The last day. */
            final?: components["schemas"]["Day"];
        };
        PreferenciasAvisos: {
            /** @description The mode of each kind. */
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
                sigueDentro?: components["schemas"]["ModoAviso"];
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
            /** @description A Spanish text for the person. */
            msg: string;
        };
        Reto: {
            /**
             * @description Always 0: the password was right and the second factor is missing.
             * @constant
             */
            error: 0;
            /** @description The challenge that replaces the password in `loginFactor`. */
            reto: string;
            /** @description The second factors that the person can use at this address of the portal. Empty for a person who has only passkeys of another address and no recovery codes left. */
            formas: ("codigo" | "llave" | "recuperacion")[];
            /** @description The options for asking the browser for a passkey; null unless `formas` has `llave`. */
            opciones: components["schemas"]["LlavePedida"] | null;
            /** @description A Spanish text for the person. */
            msg: string;
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        LlavePedida: {
            /** @description The challenge that the passkey signs; valid for this sign-in only. */
            challenge: string;
            /** @description The host name of the passkeys. */
            rpId: string;
            /** @description The passkeys that may answer. */
            allowCredentials: components["schemas"]["LlaveRef"][];
            /**
             * @description The device asks for its PIN or fingerprint where it can.
             * @constant
             */
            userVerification: "preferred";
            /** @description How long the browser waits, in milliseconds. */
            timeout: number;
        };
        /** @description A passkey's answer. */
        LlaveRespuesta: {
            /** @description The passkey's own id. */
            id: components["schemas"]["Base64Url"];
            /** @description The client data that the browser signed: the challenge and the origin. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description Flags of the person's presence, and the passkey's counter. */
            authenticatorData: components["schemas"]["Base64Url"];
            /** @description The signature over `authenticatorData` and the hash of `clientDataJSON`. */
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
            /** @description The present category; 1 is the lowest. */
            id_categoria: components["schemas"]["Id"];
            permisos: components["schemas"]["Permisos"];
            /** @description 1 for the agency's owner. */
            permisoSys: components["schemas"]["Flag"];
            /** @description 0 for an active person. */
            despedido: components["schemas"]["Flag"];
            /** @description Whether the person is clocked in at the instant of the answer. */
            fichaje: boolean;
            puertaDesde: components["schemas"]["PuertaDesde"];
            /** @description Whether the person must choose a new password, because another person set it or an entry code signed in. */
            debeCambiarClave: boolean;
            /** @description Whether a second factor is required and not set up. */
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
            /** @description Browser and operating system of the sign-in, in words. */
            dispositivo: string;
            /** @description When the person signed in. */
            creada: components["schemas"]["Instant"];
            /** @description The last use, accurate to some minutes. */
            uso: components["schemas"]["Instant"];
            /** @description Whether it is the session of the request. */
            actual: boolean;
        };
        LlavePreparada: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
            opciones: {
                /** @description The challenge that the new passkey signs; valid once. */
                challenge: string;
                /** @description The relying party. */
                rp: {
                    /** @description The portal's host name. The passkey does not work at another one. */
                    id: string;
                    /** @description The agency's name. */
                    name: string;
                };
                /** @description The passkey's person. */
                user: {
                    /** @description A random id that separates the person's passkeys from other people's on the same device. It reveals nothing about the person. */
                    id: string;
                    /** @description The user name. */
                    name: string;
                    /** @description The user name again. */
                    displayName: string;
                };
                /** @description The accepted key types, best first. */
                pubKeyCredParams: {
                    /**
                     * @description Always `public-key`.
                     * @constant
                     */
                    type: "public-key";
                    /** @description The COSE number: -8 Ed25519, -7 ES256, -257 RS256. */
                    alg: number;
                }[];
                /** @description How long the browser waits, in milliseconds. */
                timeout: number;
                /**
                 * @description Always `none`: the portal does not ask for the device's make.
                 * @constant
                 */
                attestation: "none";
                /** @description The passkeys that are already set up. */
                excludeCredentials: components["schemas"]["LlaveRef"][];
                /** @description Preferences for the device. */
                authenticatorSelection: {
                    /**
                     * @description The device stores the passkey itself where it can, which lets it sync to the person's other devices.
                     * @constant
                     */
                    residentKey: "preferred";
                    /**
                     * @description The device asks for its PIN or fingerprint where it can.
                     * @constant
                     */
                    userVerification: "preferred";
                };
            };
        };
        /** @description The answer of a device that created a passkey. */
        LlaveNueva: {
            /** @description The passkey's own id. */
            id: components["schemas"]["Base64Url"];
            /** @description The client data that the browser signed: the challenge and the origin. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description The public key and the device's statement about it. */
            attestationObject: components["schemas"]["Base64Url"];
            /** @description The transports by which a browser reaches the device. */
            transports: components["schemas"]["LlaveVia"][];
        };
        Llave: {
            id: components["schemas"]["Id"];
            /** @description The person's label for the passkey. */
            nombre: string;
            /** @description The host name of the portal at which the passkey was set up. It does not work at another one. */
            dominio: string;
            /** @description When it was set up. */
            creada: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the passkey last signed in; null for never.
             */
            uso: string | null;
        };
        MisFactores: {
            /**
             * Format: date-time
             * @description When the authenticator was set up; null without one.
             */
            aplicacion: string | null;
            /** @description The passkeys, newest last. */
            llaves: components["schemas"]["Llave"][];
            /** @description The host name of new passkeys. Null where none can be set up: plain http on a host other than localhost, or an IP address. */
            dominio: string | null;
            /** @description The number of recovery codes left. */
            quedan: number;
        };
        ExigenciaFactor: {
            /** @description The lowest category that must have a second factor; null for none. */
            desde: number | null;
            /** @description Permission codes whose holders must have a second factor. */
            permisos: components["schemas"]["CodigoPermiso"][];
        };
        TotpPreparado: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The secret in base 32, for typing. */
            secreto: string;
            /** @description The same secret as an `otpauth:` address, for a QR code. */
            enlace: string;
        };
        CodigosRecuperacion: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The recovery codes; each works once. */
            codigos: string[];
        };
        DoneWithToken: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The token. */
            id: components["schemas"]["Id"];
            /** @description The token; no later answer shows it. */
            token: string;
        };
        TokenDeScript: {
            /** @description The token. */
            id: components["schemas"]["Id"];
            /** @description The token's purpose. */
            nombre: string;
            /** @description The token's last four characters, to recognise it. */
            pista: string;
            /** @description Whether the token only reads. */
            soloLectura: components["schemas"]["Flag"];
            /** @description The token's permission codes, which apply only while the caller holds them; empty with `soloLectura`. */
            codigos: components["schemas"]["Permisos"];
            /** @description When the token was created. */
            creado: components["schemas"]["Instant"];
            /** @description When the token was last used, accurate to five minutes; null for never. */
            ultimoUso: components["schemas"]["Instant"] | null;
            /** @description When the token expires. */
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
            /** @description Address of an avatar, with `{usuario}` for the name; null without an avatar service. */
            avatar: string | null;
            /** @description Addresses of the radio; null without a radio. */
            radio: {
                /** @description The audio stream. */
                stream: string | null;
                /** @description Address with the title that is playing. */
                info: string | null;
            };
            /** @description Addresses of the embedded widgets; null without widgets. */
            widgets: {
                /** @description The chat widget. */
                discord: string | null;
                /** @description The social widget. */
                social: string | null;
            };
            /** @description The agency's motto, one line; empty for none. */
            lema: string;
            /** @description The agency's colour as `#rrggbb`; null for the portal's own. */
            color: string | null;
            /** @description The hash of the agency's emblem; null for the portal's own. */
            emblema: string | null;
            /** @description The text of the visitors' page; empty for the portal's own. */
            cartel: string;
            /** @description The sections of the visitors' page below its text, in this order. */
            bloques: components["schemas"]["BloquePortada"][];
            moneda: components["schemas"]["Moneda"];
            /** @description The agency's own links, in order. */
            enlaces: components["schemas"]["Enlace"][];
            /**
             * @description Registration is open to all, needs an invitation, or is closed.
             * @enum {string}
             */
            registro: "abierto" | "invitacion" | "cerrado";
        };
        /** @description The names of the agency's currency. */
        Moneda: {
            /** @description The singular, such as `crédito`. */
            nombre: string;
            /** @description The plural, such as `créditos`. */
            plural: string;
            /** @description The unit after a number, such as `c`. */
            corta: string;
        };
        /** @description One of the agency's own links. */
        Enlace: {
            /** @description The link's text. */
            texto: string;
            /** @description The link's address, `https://…`. */
            url: string;
            /**
             * @description The link's place: the footer of every page, the menu, or both.
             * @enum {string}
             */
            lugar: "pie" | "menu" | "ambos";
        };
        DoneWithUsuario: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The owner's name. */
            usuario: string;
        };
        /** @description A web address. */
        DireccionWeb: string;
        /** @description A web address; null for none, `operador` for the operator's value. */
        DireccionElegida: string | null;
        /** @description Names of fields and numbers of list items, joined by dots, such as `data.motto`. */
        RutaPerfil: string | null;
        /** @description One of the agency's own links, as edited. */
        EnlacePropio: {
            /** @description The link's text, 1 to 40 characters. */
            texto: components["schemas"]["ShortText"];
            /** @description The link's address, `https://…`. */
            url: components["schemas"]["DireccionWeb"];
            /**
             * @description The link's place: the footer of every page, the menu, or both.
             * @enum {string}
             */
            lugar: "pie" | "menu" | "ambos";
        };
        /** @description The changed fields. */
        EnlacesCambio: {
            /** @description Address of an avatar picture, with `{usuario}` for the name. */
            avatar?: components["schemas"]["DireccionElegida"];
            /** @description Address of an avatar's public profile as JSON, with `{usuario}` for the name. */
            perfil?: components["schemas"]["DireccionElegida"];
            /** @description The motto's place in the profile; null for `motto`. */
            perfilMision?: components["schemas"]["RutaPerfil"];
            /** @description The place of whether the avatar is online; null for `online`. */
            perfilEnLinea?: components["schemas"]["RutaPerfil"];
            /** @description Address of the radio's audio stream. */
            radioStream?: components["schemas"]["DireccionElegida"];
            /** @description Address with the title that the radio is playing. */
            radioInfo?: components["schemas"]["DireccionElegida"];
            /** @description Address of the chat widget. */
            discord?: components["schemas"]["DireccionElegida"];
            /** @description Address of the social widget. */
            social?: components["schemas"]["DireccionElegida"];
            /** @description The agency's own links, in order. */
            enlaces?: components["schemas"]["EnlacePropio"][];
        };
        AjustesEnlaces: {
            /** @description Address of an avatar picture, with `{usuario}` for the name. */
            avatar: components["schemas"]["DireccionElegida"];
            /** @description Address of an avatar's public profile as JSON, with `{usuario}` for the name. */
            perfil: components["schemas"]["DireccionElegida"];
            /** @description The motto's place in the profile; null for `motto`. */
            perfilMision: components["schemas"]["RutaPerfil"];
            /** @description The place of whether the avatar is online; null for `online`. */
            perfilEnLinea: components["schemas"]["RutaPerfil"];
            /** @description Address of the radio's audio stream. */
            radioStream: components["schemas"]["DireccionElegida"];
            /** @description Address with the title that the radio is playing. */
            radioInfo: components["schemas"]["DireccionElegida"];
            /** @description Address of the chat widget. */
            discord: components["schemas"]["DireccionElegida"];
            /** @description Address of the social widget. */
            social: components["schemas"]["DireccionElegida"];
            /** @description The agency's own links, in order. */
            enlaces: components["schemas"]["EnlacePropio"][];
            /** @description The operator's values; null where the operator has set none. */
            operador: {
                /** @description Address of an avatar picture. */
                avatar: string | null;
                /**
                 * @description Whether there is one: `operador`, or null. Its address stays on the server.
                 * @enum {string|null}
                 */
                perfil: "operador" | null;
                /** @description Address of the radio's audio stream. */
                radioStream: string | null;
                /** @description Address with the title that the radio is playing. */
                radioInfo: string | null;
                /** @description Address of the chat widget. */
                discord: string | null;
                /** @description Address of the social widget. */
                social: string | null;
            };
        };
        PruebaEnlace: {
            /** @description Whether the address works for its use. */
            sirve: boolean;
            /** @description The result in words. */
            texto: string;
            /** @description The HTTP status; null when there was no answer. */
            estado: number | null;
            /** @description The media type, such as `image/png`. */
            tipo: string | null;
            /** @description The duration of the answer in milliseconds. */
            milisegundos: number;
            /** @description The final address after redirects; null without redirects, and for the operator's profile. */
            destino: string | null;
        };
        /**
         * @description Registration is open to all, needs an invitation, or is closed.
         * @enum {string}
         */
        ModoRegistro: "abierto" | "invitacion" | "cerrado";
        /**
         * @description The proof for a registration: none, or the code of `ipdetect` in the avatar's motto.
         * @enum {string}
         */
        PruebaRegistro: "none" | "avatar-motto";
        /**
         * @description A registration from an address that already has people is only recorded, or also refused.
         * @enum {string}
         */
        ClonesRegistro: "record" | "block";
        /** @description The lowest category whose people may ask at the door. */
        PuertaDesde: number;
        /**
         * @description How many minutes after asking the person the portal closes a forgotten clock-in; 0 is never.
         * @enum {integer}
         */
        CierrePresencia: 0 | 15 | 30 | 60 | 120 | 240 | 480;
        /** @description The changed fields. */
        RegistroCambio: {
            modo?: components["schemas"]["ModoRegistro"];
            prueba?: components["schemas"]["PruebaRegistro"];
            clones?: components["schemas"]["ClonesRegistro"];
            puerta?: components["schemas"]["PuertaDesde"];
            /** @description Whether the portal looks for clocked-in people who have left. */
            presencia?: components["schemas"]["Flag"];
            cierre?: components["schemas"]["CierrePresencia"];
        };
        AjusteRegistro: {
            modo: components["schemas"]["ModoRegistro"];
            prueba: components["schemas"]["PruebaRegistro"];
            clones: components["schemas"]["ClonesRegistro"];
            puerta: components["schemas"]["PuertaDesde"];
            /** @description Whether the portal looks for clocked-in people who have left. */
            presencia: components["schemas"]["Flag"];
            cierre: components["schemas"]["CierrePresencia"];
        };
        /** @description The code that a new person types: 8 letters and digits. */
        CodigoInvitacion: string;
        DoneWithInvitacion: {
            /** @description A Spanish text for the person. */
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
            /** @description The invitation's purpose; empty for none. */
            nota: string;
            /** @description The number of people who may use it. */
            usos: number;
            /** @description The number of people who have used it. */
            usados: number;
            /** @description When it expires; null when it is valid until it is revoked. */
            expira: components["schemas"]["Instant"] | null;
            /** @description When it was created. */
            creada: components["schemas"]["Instant"];
            /** @description Name of the person who created it. */
            creadaPor: string;
            /** @description When it was revoked; null if it is not. */
            anulada: components["schemas"]["Instant"] | null;
            /** @description The people who used it, in order of registration. */
            personas: {
                /** @description The person. */
                id: components["schemas"]["Id"];
                /** @description The person's name. */
                usuario: string;
                /** @description When the person registered. */
                fecha: components["schemas"]["Instant"];
            }[];
        };
        Identidad: {
            /** @description The agency's name. */
            nombre: string;
            /** @description The agency's acronym, which is shown before signatures. */
            siglas: string;
            /** @description The category from which a signature is required. */
            firma_desde: number;
            /** @description The agency's motto, one line; empty for none. */
            lema: string;
            /** @description The agency's colour as `#rrggbb`; null for the portal's own. */
            color: string | null;
            /** @description The hash of the agency's emblem; null for the portal's own. */
            emblema: string | null;
            /** @description The text of the visitors' page; empty for the portal's own. */
            cartel: string;
            /** @description The sections of the visitors' page below its text, in this order. */
            bloques: components["schemas"]["BloquePortada"][];
        };
        /** @description The changed fields of the agency's identity. */
        IdentidadCambio: {
            /** @description The agency's name. */
            nombre?: components["schemas"]["ShortText"];
            /** @description The agency's acronym, 1 to 5 letters or digits. */
            siglas?: components["schemas"]["ShortText"];
            /** @description The category from which a signature is required. */
            firma_desde?: number;
            /** @description The agency's motto, one line; empty for none. */
            lema?: string;
            /** @description The agency's colour; null for the portal's own. */
            color?: string | null;
            /** @description The hash of a picture that `subirEmblema` stored; null for the portal's own. */
            emblema?: string | null;
            /** @description The text of the visitors' page; empty for the portal's own. */
            cartel?: components["schemas"]["LongText"];
            /** @description The sections of the visitors' page below its text, in this order. A section that is left out is not shown. */
            bloques?: components["schemas"]["BloquePortada"][];
        };
        Matriz: {
            /** @description Every category, lowest first. */
            categorias: {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description The category's name. */
                n_categoria: string;
                /** @description Address of the category's badge; empty for the built-in one. */
                placa: string;
                /** @description The number of active people of the category. */
                personas: number;
                /** @description The category's permission codes. */
                permisos: components["schemas"]["Permisos"];
            }[];
            /** @description The permission codes that active people hold as exceptions, in order of the people's names. */
            excepciones: {
                codigo: components["schemas"]["CodigoPermiso"];
                /** @description The holder. */
                usuario: components["schemas"]["Id"];
                /** @description The holder's name. */
                usuarioNombre: string;
                /** @description The holder's category. */
                id_categoria: components["schemas"]["Id"];
                /** @description The person who gave the code. */
                encargado: components["schemas"]["Id"];
                /** @description Name of the person who gave the code. */
                encargadoNombre: string;
                /** @description When the code was given. */
                fecha: components["schemas"]["Instant"];
            }[];
            sinNadie: components["schemas"]["SinNadie"];
            /** @description The owner, who holds every permission code. */
            duenia: {
                /** @description The person. */
                usuario: components["schemas"]["Id"];
                /** @description The owner's category. */
                id_categoria: components["schemas"]["Id"];
            };
        };
        /** @description The tasks that no active person but the owner can do; empty while the owner is the only person. */
        SinNadie: ("ascensos" | "tiempos" | "ventas" | "multas" | "pagas" | "despidos")[];
        MatrizFilas: {
            /** @description The category. */
            id_categoria: components["schemas"]["Id"];
            /** @description All permission codes of the category. */
            permisos: components["schemas"]["CodigoPermiso"][];
        }[];
        QuienPuede: {
            codigo: components["schemas"]["CodigoPermiso"];
            /** @description The people, highest category first. */
            personas: {
                /** @description The person. */
                usuario: components["schemas"]["Id"];
                /** @description The person's name. */
                usuarioNombre: string;
                /** @description The person's category. */
                id_categoria: components["schemas"]["Id"];
                /** @description The category's name. */
                n_categoria: string;
                /** @description 1 for the agency's owner, who holds every permission code. */
                permisoSys: components["schemas"]["Flag"];
                /** @description 1 when the category has the code. */
                categoria: components["schemas"]["Flag"];
                excepcion: components["schemas"]["OrigenExcepcion"];
            }[];
        };
        /** @description The person who gave the code to this person as an exception; null without one. */
        OrigenExcepcion: {
            /** @description The person who gave the code. */
            encargado: components["schemas"]["Id"];
            /** @description Name of the person who gave the code. */
            encargadoNombre: string;
            /** @description When the code was given. */
            fecha: components["schemas"]["Instant"];
        } | null;
        AjustesPaga: {
            /** @description The day of the week, 1 Monday to 7 Sunday. */
            dia: number;
            /** @description The hour of the pay in the agency's zone. */
            hora: number;
            /** @description The minute of the pay. */
            minuto: number;
            /** @description The agency's IANA time zone. */
            zona: string;
            /** @description The singular of the currency, such as `crédito`. */
            moneda: string;
            /** @description The plural of the currency, such as `créditos`. */
            monedaPlural: string;
            /** @description The unit after a number, such as `c`. */
            monedaCorta: string;
            /** @description 1: the pay list deducts uncollected fines. 0: the pay list pays in full, and fines stay owed. */
            descontarMultas: components["schemas"]["Flag"];
            /** @description How many hours before the pay its reminder is sent; null for none. */
            recordatorio: number | null;
        };
        AjustesPagaCambio: {
            /** @description The day of the week, 1 Monday to 7 Sunday. */
            dia?: number;
            /** @description The hour of the pay in the agency's zone. */
            hora?: number;
            /** @description The minute of the pay. */
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
            /** @description How many hours before the pay its reminder is sent; null for none. */
            recordatorio?: number | null;
        };
        /** @description The webhook's URL, `https://…`; Discord shows it once. */
        DireccionWebhook: string;
        /** @description The text template of an event, 1 to 1,000 characters with placeholders such as `{persona}`; null when the event is not sent. */
        PalabrasSuceso: string | null;
        /** @description The chosen events with their templates. */
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
        /** @description Every event with its template. */
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
        /** @description The fields of a webhook, with its event templates. */
        WebhookCambio: {
            /** @description The webhook's name, 1 to 40 characters. */
            nombre?: components["schemas"]["ShortText"];
            /** @description Whether the webhook sends. */
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
         * @description The delivery is pending, arrived, or failed for good.
         * @enum {string}
         */
        EstadoEntrega: "pendiente" | "entregada" | "marcada";
        /** @description The receiver's own reason for its refusal; null without one. */
        MotivoEntrega: string | null;
        /** @description The receiver's last HTTP status; null without an answer. */
        CodigoRespuesta: number | null;
        /** @description Why there was no answer; null when there was one, or when nothing has been sent yet. */
        FalloEntrega: ("tiempo" | "conexion" | "direccion" | "ilegible" | "apagado") | null;
        Webhook: {
            /** @description The webhook. */
            id: components["schemas"]["Id"];
            /** @description The webhook's name in the portal. */
            nombre: string;
            /** @description The last four characters of the address, to recognise it. */
            pista: string;
            /** @description Whether the webhook is switched on. */
            activo: components["schemas"]["Flag"];
            /** @description Why a webhook that is switched on does not send: its receiver is gone, or the portal cannot decrypt its address. */
            detenido: ("no_existe" | "ilegible") | null;
            sucesos: components["schemas"]["SucesosWebhook"];
            /** @description The number of pending deliveries. */
            pendientes: number;
            /** @description The last delivery that arrived or failed; null without one. */
            ultima: {
                /** @description When the delivery arrived or failed. */
                fecha: components["schemas"]["Instant"];
                estado: components["schemas"]["EstadoEntrega"];
                codigo: components["schemas"]["CodigoRespuesta"];
                fallo: components["schemas"]["FalloEntrega"];
                motivo: components["schemas"]["MotivoEntrega"];
            } | null;
            /** @description Name of the person who added the webhook. */
            creadorNombre: string;
            /** @description When the webhook was added. */
            creado: components["schemas"]["Instant"];
        };
        EntregasWebhook: {
            /** @description The deliveries, newest first. */
            entregas: components["schemas"]["EntregaWebhook"][];
            /** @description The `antes` of the next page; null on the last page. */
            siguiente: components["schemas"]["Id"] | null;
        };
        EntregaWebhook: {
            /** @description The delivery. */
            id: components["schemas"]["Id"];
            /**
             * @description The event.
             * @enum {string}
             */
            suceso: "ascenso" | "persona_nueva" | "despido" | "pase_lista" | "ausencia" | "empleado_mes" | "recordatorio_paga" | "dia_paga";
            /** @description The text as sent; for a pending delivery, the present text. */
            texto: string;
            estado: components["schemas"]["EstadoEntrega"];
            /** @description When the event happened. */
            fecha: components["schemas"]["Instant"];
            /** @description The number of attempts. */
            intentos: number;
            /** @description When the next attempt is due; null without one. */
            proximo: components["schemas"]["Instant"] | null;
            /** @description When the delivery arrived or failed; null while it is pending. */
            terminada: components["schemas"]["Instant"] | null;
            codigo: components["schemas"]["CodigoRespuesta"];
            fallo: components["schemas"]["FalloEntrega"];
            motivo: components["schemas"]["MotivoEntrega"];
            /** @description Whether a person queued it as a retry. */
            reenvio: components["schemas"]["Flag"];
        };
        PruebaWebhook: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description Whether the message arrived. */
            llego: components["schemas"]["Flag"];
            codigo: components["schemas"]["CodigoRespuesta"];
            fallo: components["schemas"]["FalloEntrega"];
        };
        DoneWithWebhook: {
            /** @description A Spanish text for the person. */
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
         * @description The id of a ladder template.
         * @enum {string}
         */
        NombreEscalafon: "policia" | "seguridad" | "vacia";
        Escalafon: {
            version: components["schemas"]["VersionEscalafon"];
            /** @description The levels, lowest first. */
            categorias: components["schemas"]["CategoriaEscalafon"][];
        };
        /** @description A hash of the ladder's content: equal ladders have equal versions. */
        VersionEscalafon: string;
        PlantillaEscalafon: {
            nombre: components["schemas"]["NombreEscalafon"];
            /** @description The template's title. */
            titulo: string;
            /** @description The levels, lowest first. */
            categorias: components["schemas"]["CategoriaEscalafon"][];
        };
        EscalafonCambio: {
            /** @description The version that the editor saw. */
            version: components["schemas"]["VersionEscalafon"];
            /** @description The new ladder. */
            categorias: components["schemas"]["CategoriaEscalafonCambio"][];
            /** @description The destinations of people whose mission leaves the ladder. */
            destinos: {
                /** @description The mission that they leave. */
                mision: components["schemas"]["Id"];
                /** @description The level of the destination. */
                nivel: components["schemas"]["Id"];
                /** @description The position of the destination mission within its level in the sent ladder; 1 is the lowest. */
                posicion: number;
            }[];
        };
        EscalafonEfecto: {
            /** @description Whether the editor's version is the present one. */
            vigente: boolean;
            /** @description The faults that prevent saving. */
            fallos: {
                /** @description The invalid part. */
                campo: string;
                /** @description A Spanish text for the person. */
                texto: string;
            }[];
            /** @description Pending promotions that would be annulled. */
            solicitudes: {
                /** @description The person of the promotion. */
                usuario: string;
                /** @description The proposed mission. */
                mision: string;
            }[];
            /** @description Active people whose mission leaves the ladder, in order of name. */
            personas: {
                /** @description The person's name. */
                usuario: string;
                /** @description The mission that the person leaves. */
                mision: components["schemas"]["Id"];
            }[];
        };
        CategoriaEscalafon: {
            /** @description The level of authority; 1 is the lowest. */
            nivel: number;
            /** @description Whether the level is active. */
            activa: boolean;
            /** @description The category's name. */
            nombre: string;
            placa: components["schemas"]["Categoria"]["placa"];
            placa_avatar: components["schemas"]["Categoria"]["placa_avatar"];
            traslado: components["schemas"]["Categoria"]["traslado"];
            traslado_venta: components["schemas"]["Categoria"]["traslado_venta"];
            /** @description The highest level up to which people of this level may promote; 0 means that they promote no one. */
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
            /** @description The category's permission codes. */
            permisos: components["schemas"]["Permisos"];
            /** @description The missions in ladder order. */
            misiones: {
                /** @description The mission; null in a template. */
                id: number | null;
                /** @description The mission's name. */
                nombre: string;
                /** @description Whether the mission is for sale. */
                venta: components["schemas"]["Flag"];
                /** @description Price in credits. */
                precio: number;
                /** @description The number of active people with this mission. */
                personas: number;
            }[];
        };
        CategoriaEscalafonCambio: {
            /** @description The level of authority; 1 is the lowest. */
            nivel: number;
            /** @description Whether the level is active. */
            activa: boolean;
            /** @description The category's name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description Address of the category's badge, or empty. */
            placa: string;
            /** @description The badge or group of the avatars; unchanged if left out. */
            placa_avatar?: components["schemas"]["CatalogText"];
            /** @description The benefits of a transfer to the category, as text. */
            traslado: components["schemas"]["CatalogText"];
            /** @description A value other than 0 means that transfers to the category are sold. */
            traslado_venta: components["schemas"]["CreditosEscalafon"];
            /** @description The highest level up to which people of this level may promote; 0 means that they promote no one. */
            asciende_hasta: number;
            /** @description Attendances required for the pay; 0 none. */
            nomina_asistencia: components["schemas"]["CuentaEscalafon"];
            /** @description Promotions required for the pay; 0 none. */
            nomina_ascenso: components["schemas"]["CuentaEscalafon"];
            /** @description Minutes required for the pay; 0 none. */
            nomina_times: components["schemas"]["CuentaEscalafon"];
            /** @description Attendances required for the bonus; 0 none. */
            boni_asistencia: components["schemas"]["CuentaEscalafon"];
            /** @description Promotions required for the bonus; 0 none. */
            boni_ascenso: components["schemas"]["CuentaEscalafon"];
            /** @description Minutes required for the bonus; 0 none. */
            boni_times: components["schemas"]["CuentaEscalafon"];
            /** @description How often people of the category are promoted, in words. */
            ascenso: components["schemas"]["CatalogText"];
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso: string;
            /** @description A percentage in words. */
            porciento: components["schemas"]["CatalogText"];
            /** @description Pay in credits. */
            paga_nomina: components["schemas"]["CreditosEscalafon"];
            /** @description Bonus in credits, on top of the pay. */
            paga_boni: components["schemas"]["CreditosEscalafon"];
            /** @description All permission codes of the category; unchanged if left out. */
            permisos?: components["schemas"]["CodigoPermiso"][];
            /** @description The missions in ladder order. */
            misiones: {
                /** @description The mission; null for a new one. */
                id: number | null;
                /** @description The mission's name. */
                nombre: components["schemas"]["CatalogText"];
                /** @description Whether the mission is for sale. */
                venta: components["schemas"]["Flag"];
                /** @description Price in credits. */
                precio: number;
            }[];
        };
        /** @description A count. */
        CuentaEscalafon: number;
        /** @description Credits. */
        CreditosEscalafon: number;
        Ascenso: {
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The name of the present mission. */
            mision: string;
            /** @description Name of the person who gave the present mission; `Sistema` without one. */
            encargadoNombre: string;
            /**
             * @description How the present mission was given: by a promotion, bought with a pay, by an edit of the person, by a sale,
             *     by a transfer or by a demotion; `registro` for the mission of the registration.
             * @enum {string}
             */
            origen: "ascenso" | "paga" | "edicion" | "venta" | "traslado" | "degrado" | "registro";
            /** @description The name of the next mission; false when there is none. */
            m_nueva: string | false;
            /** @description The person's signature, if set. */
            firma: string | null;
            /** @description Whether the wait is over, there is a next mission, and no request is pending. */
            disponible: boolean;
            /** @description Whether the caller may promote the person to the next mission: the caller's category reaches it (`asciende_hasta`), and the caller holds the permission codes that the person would gain. An addition to the old API. */
            alcanza: boolean;
            /** @description When the next promotion can be proposed. */
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
            /** @description When the next promotion can be proposed. */
            date_finaliza: components["schemas"]["Instant"];
            /**
             * @description `ahora`: the caller may promote the person. `espera`: the caller may do so later. `fuera`: the caller may not.
             * @enum {string}
             */
            grupo: "ahora" | "espera" | "fuera";
            /** @description Why the caller cannot promote the person now, as a Spanish text; null for `ahora`. */
            motivo: string | null;
        };
        Solicitud: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description The proposer. */
            encargado: components["schemas"]["Id"];
            /** @description Name of the proposer. */
            encargadoNombre: string;
            /** @description The new mission. */
            id_rango: components["schemas"]["Id"];
            /** @description The new mission's name. */
            nueva: string;
            /** @description The new mission's category. */
            categoria: components["schemas"]["Id"];
        };
        /** @description A stored signature: 3 letters or digits in upper case. */
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
        /** @description Rows, pays, people with halved requirements. */
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
            /** @description Promotions credited. Negative only over days in which more was subtracted than added. */
            ascensos: number;
            /** @description Attendances credited; negative as for `ascensos`. */
            asistencias: number;
            /** @description Minutes credited; negative as for `ascensos`. */
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
            /** @description When the period was opened. */
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
            /** @description The sum of all pays, in credits. */
            monto: number;
        };
        NominaPeriodos: {
            /** @description The open period. */
            abierto: {
                /** @description The period. */
                id: components["schemas"]["Id"];
                /** @description When the period was opened. */
                abierto_en: components["schemas"]["Instant"];
                /** @description The number of its entries. At 0 the last closed period can be reopened. */
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
            /** @description The person who closed the period; null for the system. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Name of that person, or `Sistema`. */
            encargadoNombre: string;
            /** @description People with at least one entry. */
            personas: number;
            /** @description Entries of the ledger. */
            anotaciones: number;
            /** @description People who had earned something. */
            pagas: number;
            /** @description The sum of all pays, in credits. */
            monto: number;
        };
        NominaDetalle: {
            /** @description The person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The category that determines the pay: the present one, or for a closed period the category at its closing. */
            categoria: components["schemas"]["Id"];
            /** @description The category's name. */
            n_categoria: string;
            /** @description The period. */
            periodo: components["schemas"]["Id"];
            /** @description When the period was opened. */
            abierto_en: components["schemas"]["Instant"];
            /** @description When the period was closed; null for the open period. */
            cerrado_en: components["schemas"]["Instant"] | null;
            /** @description 1 when a membership halves the requirements. */
            reducido: components["schemas"]["Flag"];
            /** @description Credits earned: the sum of the earned parts. */
            paga: number;
            /** @description The pay and the bonus. */
            partes: components["schemas"]["NominaParte"][];
            /** @description The newest 500 entries, newest first. */
            anotaciones: components["schemas"]["NominaAnotacion"][];
            /** @description The number of all entries. */
            total_anotaciones: number;
        };
        NominaParte: {
            /**
             * @description The pay, or the bonus on top of it.
             * @enum {string}
             */
            concepto: "nomina" | "bonificacion";
            /** @description The part's value in credits. */
            monto: number;
            /** @description 1 when the part is earned: every requirement is met. The bonus also needs the pay. A bonus without requirements is never earned. */
            ganada: components["schemas"]["Flag"];
            /** @description Promotions, attendances and minutes, in this order. */
            requisitos: {
                tipo: components["schemas"]["NominaTipo"];
                /** @description The credited amount. */
                hecho: number;
                /** @description The required amount after the reduction; 0 for none. */
                pide: number;
                /** @description The category's required amount without the reduction. */
                base: number;
            }[];
        };
        NominaAnotacion: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            tipo: components["schemas"]["NominaTipo"];
            /** @description Promotions, attendances or minutes; negative for a subtraction. */
            cantidad: number;
            /** @description When it was credited. */
            fecha: components["schemas"]["Instant"];
            /** @description The reason. */
            motivo: string;
            /** @description The person who caused the entry; null for the system. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Name of that person, or `Sistema`. */
            encargadoNombre: string;
        };
        /**
         * @description The counted unit.
         * @enum {string}
         */
        NominaTipo: "ascenso" | "asistencia" | "minutos";
        PrimerosRangos: {
            /** @description The first mission of the ladder. */
            recluta: string;
            /** @description Credits that its category pays a week, without the bonus. */
            paga: number;
            /** @description The first mission of the third category; null with fewer categories. */
            tercera: string | null;
            /** @description The waits between promotions from `recluta` to `tercera`, in minutes; 0 without `tercera`. */
            minutos: number;
        };
        Pendiente: {
            /**
             * @description Promotions proposed to the caller (`solicitudes`), a declined name of the caller (`nombreDeclinado`), a
             *     normativa that the caller has not accepted (`normativa`), times without a senior (`tiempos`), times open for
             *     over four hours or paused for over one (`tiemposLargos`), clock-ins of people who seem to have left
             *     (`salidas`), absences and names to decide, people that the
             *     caller may promote (`ascensos`), unpaid rows around the pay day (`paga`), people who owe credits of sales
             *     (`ventas`), uncollected fines (`multas`).
             * @enum {string}
             */
            tipo: "solicitudes" | "nombreDeclinado" | "normativa" | "tiempos" | "tiemposLargos" | "salidas" | "ausencias" | "nombres" | "ascensos" | "paga" | "ventas" | "multas";
            /** @description The number of matters. */
            cuantos: number;
            /** @description When the oldest matter began to wait; null for a kind without such an instant. */
            desde: components["schemas"]["Instant"] | null;
        };
        Hoy: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description The next promotion; null at the top of the ladder. */
            ascenso: components["schemas"]["HoyAscenso"] | null;
            /** @description The pay and the bonus of the open period. */
            partes: components["schemas"]["NominaParte"][];
            /** @description The days of the agency's week, Monday first. */
            semana: components["schemas"]["HoyDia"][];
            /** @description Consecutive days with a clock-in, up to today, or up to yesterday while today has none; at most 366. */
            racha: number;
            /** @description When the caller clocked in; null while clocked out. */
            entrada: components["schemas"]["Instant"] | null;
            /** @description The caller's open time; null without one. */
            tiempo: components["schemas"]["Tiempo"] | null;
        };
        HoyAscenso: {
            /** @description When the caller got the present mission. */
            desde: components["schemas"]["Instant"];
            /** @description When the caller can be proposed for the next mission. */
            disponible: components["schemas"]["Instant"];
            /** @description The next mission. */
            siguiente: string;
            /** @description The category of the next mission. */
            id_categoria: components["schemas"]["Id"];
            /** @description Whether the mission is already proposed to the caller. */
            propuesto: components["schemas"]["Flag"];
        };
        HoyDia: {
            /** @description The agency's day. */
            dia: components["schemas"]["Day"];
            /** @description Minutes clocked in; an open clock-in counts up to now. */
            minutos: number;
        };
        /**
         * @description A senior's minute counts once, however many times overlap, or once for each time.
         * @enum {string}
         */
        CuentaEncargado: "una_vez" | "por_tiempo";
        DoneWithTiempos: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The open times after the write. */
            data: components["schemas"]["Tiempo"][];
        };
        TiempoDetalle: {
            /** @description The person's name. */
            nombre: string;
            /** @description Minutes of the open time; 0 without one. */
            tiempoActual: number;
            /** @description Minutes credited in the open pay period. */
            tiempoConfirmado: number;
            /** @description Acts on the person's times in the open pay period, newest first. */
            logs: {
                /** @description The act. */
                motivo: string;
                /** @description Name of the person who did it; `Sistema` for the system. */
                encargado: string;
                /** @description When the act happened. */
                fecha: components["schemas"]["Instant"];
            }[];
        };
        Cuenta: {
            /** @description Credits earned in the open period and not yet paid. */
            abierto: number;
            /** @description Unpaid credits of closed periods: the sum of `deudas`. */
            cerrados: number;
            /** @description Credits of the caller's uncollected fines, which the pay deducts; 0 where the agency deducts no fines. */
            multa: number;
            /** @description `abierto` plus `cerrados` minus `multa`, never below 0. */
            total: number;
            /** @description Closed periods that are not fully paid, oldest first. */
            deudas: components["schemas"]["CuentaDeuda"][];
            /** @description The caller's fines, newest first. */
            multas: components["schemas"]["CuentaMulta"][];
            /** @description The newest 200 payments to the caller, newest first. */
            pagos: components["schemas"]["CuentaPago"][];
        };
        CuentaDeuda: {
            /** @description The period. */
            periodo: components["schemas"]["Id"];
            /** @description When the period was opened. */
            abierto_en: components["schemas"]["Instant"];
            /** @description When the period was closed. */
            cerrado_en: components["schemas"]["Instant"];
            /** @description Credits that the caller earned in the period. */
            monto: number;
            /** @description Credits of the period already paid, before fines. */
            pagado: number;
        };
        CuentaMulta: {
            /** @description The fine. */
            id: components["schemas"]["Id"];
            /** @description The reason. */
            motivo: string;
            /** @description Credits; 0 for a warning. */
            creditos: number;
            /** @description Name of the person who imposed the fine. */
            encargadoNombre: string;
            /** @description When the fine was imposed. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether the fine is collected. */
            cobrado: components["schemas"]["Flag"];
            /** @description Whether a payment collected the fine. */
            lista: components["schemas"]["Flag"];
        };
        CuentaPago: {
            /** @description The row of the pay list. */
            id: components["schemas"]["Id"];
            /** @description The earnings, in words. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of the fines that the payment collected. */
            multa: number;
            /** @description `monto` minus `multa`. */
            total: number;
            /** @description When the caller was paid. */
            fechaPago: components["schemas"]["Instant"];
            /** @description Name of the person who paid; null if an earlier portal did not say. */
            encargadoNombre: string | null;
            /** @description The mission bought with the pay; null for credits handed out. */
            ascenso: string | null;
            /** @description Credits of the pay spent on the mission. */
            gastado: number;
        };
        Perfil: {
            /** @description The caller's credits in the open pay period. */
            nomina: {
                /** @description Promotions credited. */
                ascensos: number;
                /** @description Attendances credited. */
                asistencias: number;
                /** @description Minutes credited. */
                times: number;
            };
            /** @description The caller's open time; null without one. */
            tiempo: components["schemas"]["Tiempo"] | null;
            /** @description The caller's earnings so far; null without earnings. */
            paga: components["schemas"]["PerfilPaga"] | null;
            /** @description The caller's active memberships, the first to end first. */
            membresias: components["schemas"]["MembresiaPropia"][];
            /** @description Promotions, attendances and minutes, in this order, as the caller's category and memberships require them. */
            requirements: components["schemas"]["Requisito"][];
        };
        PerfilPaga: {
            /** @description The completed part of the pay. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of it that the pay list has already paid, before fines. */
            cobrado: number;
        };
        MembresiaPropia: {
            /** @description The membership's name. */
            membresiaNombre: string;
            /** @description The membership's entry in the catalogue. */
            membresia: components["schemas"]["Id"];
            /** @description Days left, rounded up; null for a membership that never ends. */
            dias: number | null;
        };
        Requisito: {
            /** @description The pay's requirement, in words. */
            nomina_label: string;
            /** @description The credited amount. */
            nomina_hecha: number;
            /** @description The amount that the pay requires, halved by a membership with reduction; 0 for none. */
            nomina: number;
            /** @description The credited share in percent; 100 without a requirement. */
            nomina_porcentaje: number;
            /** @description The bonus's requirement, in words. */
            bonificacion_label: string;
            /** @description The credited amount. */
            bonificacion_hecha: number;
            /** @description The amount that the bonus requires, halved by a membership with reduction; 0 for none. */
            bonificacion: number;
            /** @description The credited share in percent; 100 without a requirement. */
            bonificacion_porcentaje: number;
        };
        /** @description Next promotion, promotions, work. */
        PerfilHistorial: [
            components["schemas"]["Instant"] | null,
            components["schemas"]["PerfilAscenso"][],
            components["schemas"]["PerfilTrabajo"][]
        ];
        PerfilAscenso: {
            /** @description Name of the promoted person. */
            nombre_usuario: string;
            /** @description The mission given. */
            nueva: string;
            /** @description Name of the promoter. */
            nombre_encargado: string;
            /** @description When the promotion was given. */
            fecha: components["schemas"]["Instant"];
        };
        PerfilTrabajo: {
            /** @description The reason. */
            motivo: string;
            /** @description Attendances or minutes; negative for a subtraction. */
            cantidad: number;
            /** @description Name of the person who caused it; `Sistema` for the system. */
            encargadoNombre: string;
            /** @description When it was credited. */
            fecha: components["schemas"]["Instant"];
        };
        FichaPersona: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The present name. */
            usuario: string;
            /** @description Whether the person is active. */
            activa: components["schemas"]["Flag"];
            /** @description The name of the mission: `rangosEquipo`; for a dismissed person `userAllInfo` or `getAllDespidos`, otherwise null. */
            mision: string | null;
            /** @description The category; the same access as the mission. */
            categoria: components["schemas"]["Id"] | null;
            /** @description The category's name; the same access as the mission. */
            n_categoria: string | null;
            /** @description The signature: `getAllFirmas`, `userAllInfo` or the caller's own. */
            firma?: string | null;
            /** @description When the person registered: `getLogUser`. */
            registro?: components["schemas"]["Instant"];
            /** @description When the person was last seen: `userAllInfo`; null for never. */
            ultima_vez?: components["schemas"]["Instant"] | null;
            /** @description When the person was dismissed: `getAllDespidos`. */
            despedido?: components["schemas"]["Instant"];
            /** @description The status: `actionEstados`. Left out without one. */
            estado?: string;
            /** @description The last day of a running absence: `ausentes`. */
            ausente?: components["schemas"]["Day"];
            /** @description When the person clocked in: `getFichajesActivos` or the caller's own. Left out while clocked out. */
            dentro?: components["schemas"]["Instant"];
            /** @description When the next promotion can be proposed: `getLogUser` or `turnosAscenso`. */
            proximo?: components["schemas"]["Instant"];
            /** @description The credits of the open pay period: `allNomina`; null for a dismissed person. */
            periodo: components["schemas"]["PersonaPeriodo"] | null;
            /**
             * @description The person's categories: past ones, the present one and the next two active ones, lowest first. The past
             *     ones, and when each was reached: `getLog` or the caller's own.
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
            /** @description The category's name. */
            nombre: string;
            /** @description When the person first reached it; null for a future category, and where the caller may not see it. */
            desde: components["schemas"]["Instant"] | null;
        };
        /**
         * @description A group of sources.
         * @enum {string}
         */
        GrupoHistoria: "rangos" | "tiempos" | "dinero" | "multas" | "ausencias" | "agencia";
        /** @description A position in the list. */
        LugarHistoria: string;
        HistoriaPersona: {
            /** @description The groups with a source that the caller sees. */
            grupos: components["schemas"]["GrupoHistoria"][];
            /** @description The entries, newest first. */
            hechos: components["schemas"]["HechoPersona"][];
            /** @description The `antes` of the next page; null on the last page. */
            siguiente: string | null;
        };
        HechoPersona: {
            /**
             * @description The tema of the entry's source.
             * @enum {string}
             */
            fuente: "ascensos" | "usuarios" | "degrados" | "traslados" | "misiones" | "tiempos" | "paselista" | "nomina" | "listapaga" | "membresias" | "multas" | "ausencias" | "nombres" | "despidos" | "empleadomes" | "perfil";
            /**
             * @description The kind of event.
             * @enum {string}
             */
            tipo: "ascenso" | "edicion" | "degrado" | "traslado" | "compra" | "confirmado" | "ajustado" | "cancelado" | "presente" | "pausado" | "fuerabase" | "ajuste" | "paga" | "membresia" | "multa" | "pedida" | "aceptada" | "rechazada" | "nombre" | "despido" | "reingreso" | "empleado" | "llegada" | "traido";
            /** @description Identifies the entry within its source. */
            id: components["schemas"]["EntradaId"];
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
            /** @description Name of the person who did it; null for the system and for the person's own acts. */
            encargado: string | null;
            /** @description The subject: a mission, a membership, a name, or what was adjusted. */
            que?: string;
            /** @description The former value: a mission, a name, another agency. */
            de?: string;
            /** @description Credits, minutes or a number. */
            cantidad?: number;
            /** @description The reason. */
            motivo?: string;
            /** @description The sentence of an earlier portal, of `traido`. */
            texto?: string;
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
            /** @description The note's text. */
            texto: string;
            /** @description Name of the author. */
            autor: string;
            /** @description Whether the caller is the author. */
            mia: components["schemas"]["Flag"];
            /** @description When the note was written. */
            fecha: components["schemas"]["Instant"];
            /** @description When the note was last edited; null for never. */
            editada: components["schemas"]["Instant"] | null;
        };
        Membresia: {
            id: components["schemas"]["Id"];
            /** @description The membership's name. */
            nombre: string;
            /** @description Credits for 30 days, or once for a permanent membership. */
            precio: number;
            /** @description 1 for a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description 1 for a permanent membership. */
            perma: components["schemas"]["Flag"];
            /** @description Address of the membership's icon; empty for the built-in one. */
            image: string;
            /** @description The membership's benefits, as text. */
            details: string;
            /** @description 1 when the membership halves the requirements of pay and bonus. */
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
            /** @description Name of the seller. */
            encargadoNombre: string;
            /** @description When it was sold. */
            fecha: components["schemas"]["Instant"];
            /** @description When it ends; null for a permanent membership. */
            finaliza: components["schemas"]["Instant"] | null;
            /**
             * @description `Terminada` after the end. A permanent membership, or one of an external buyer, is always `Activa`.
             * @enum {string}
             */
            estado: "Activa" | "Terminada";
            /** @description 1 for a permanent membership. */
            perma: components["schemas"]["Flag"];
            /** @description 1 for a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description The buyer's id; null for a buyer outside the agency. */
            usuario: components["schemas"]["Id"] | null;
            /** @description The entry of the catalogue. */
            membresia: components["schemas"]["Id"];
            /** @description The price in credits; null for a sale older than the accounts. */
            credito: number | null;
            /** @description Whether the seller has handed the credits over; null for a sale older than the accounts. */
            pagado: components["schemas"]["Flag"] | null;
        };
        PermisosDe: {
            /** @description The person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's category. */
            categoria: components["schemas"]["Id"];
            /** @description The category's name. */
            n_categoria: string;
            /** @description 1 for the agency's owner, who holds every permission code. */
            permisoSys: components["schemas"]["Flag"];
            /** @description The permission codes that the person holds, in the portal's order. */
            permisos: {
                codigo: components["schemas"]["CodigoPermiso"];
                /** @description 1 when the category has the code. */
                categoria: components["schemas"]["Flag"];
                /** @description The person who gave the code to this person as an exception; null without one. */
                excepcion: {
                    /** @description The person who gave the code. */
                    encargado: components["schemas"]["Id"];
                    /** @description Name of the person who gave the code. */
                    encargadoNombre: string;
                    /** @description When the code was given. */
                    fecha: components["schemas"]["Instant"];
                } | null;
            }[];
        };
        DoneWithClave: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The new password; no later answer shows it. */
            clave: string;
        };
        DoneWithPermisos: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The person's own permission codes at the dismissal, in the portal's order. */
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
            /** @description When the person registered. */
            registro: components["schemas"]["Instant"];
            /** @description When the person was last here; null for never. */
            ultima_vez: components["schemas"]["Instant"] | null;
            /** @description When the person was dismissed; null for an active person. */
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
            /** @description When the person registered. */
            registro: components["schemas"]["Instant"];
            /** @description When the person was last here; null for never. */
            ultima_vez: components["schemas"]["Instant"] | null;
            /** @description When the person was dismissed; null for an active person. */
            despedido: components["schemas"]["Instant"] | null;
            /** @description The present mission's name. */
            mision: string;
            /** @description The present category's name. */
            n_categoria: string;
        };
        CategoriaNombre: {
            id_categoria: components["schemas"]["Id"];
            /** @description The category's name. */
            n_categoria: string;
        };
        MisionNombre: {
            id: components["schemas"]["Id"];
            /** @description The mission's name. */
            nombre: string;
        };
        /**
         * @description A step of the assistant after the owner's account.
         * @enum {string}
         */
        PasoAsistente: "escala" | "permisos" | "aspecto" | "gente";
        PrimerosPasos: {
            /** @description Whether the list of steps is shown. */
            visible: components["schemas"]["Flag"];
            /** @description The step at which the owner resumes; null when all are done. */
            asistente: components["schemas"]["PasoAsistente"] | null;
            sinNadie: components["schemas"]["SinNadie"];
            /** @description The steps, in the order in which they are shown. */
            pasos: {
                /**
                 * @description The step.
                 * @enum {string}
                 */
                id: "escala" | "permisos" | "aspecto" | "gente" | "membresias" | "paga" | "normativa" | "discord";
                /** @description Whether the step is done. */
                hecho: components["schemas"]["Flag"];
            }[];
        };
        ListaAlta: {
            /** @description The lines of the list. */
            filas: components["schemas"]["FilaAlta"][];
        };
        FilaAlta: {
            /** @description The number of the list's line, which faults refer to. */
            fila: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: components["schemas"]["CeldaAlta"];
            /** @description The mission's name, in any case; its category may come before or after it. */
            mision: components["schemas"]["CeldaAlta"];
            /** @description The name of the mission's category; empty if unknown. */
            categoria?: components["schemas"]["CeldaAlta"];
            /** @description The signature; empty for none. */
            firma?: components["schemas"]["CeldaAlta"];
            /** @description The day of entry, `YYYY-MM-DD`; empty for today. */
            ingreso?: components["schemas"]["CeldaAlta"];
        };
        /** @description A cell of the list. The server removes its invisible characters. */
        CeldaAlta: string;
        FaltaAlta: {
            /**
             * @description The invalid field.
             * @enum {string}
             */
            campo: "usuario" | "mision" | "firma" | "ingreso";
            /** @description The fault in words. */
            texto: string;
            /** @description The proposed value; null without a proposal. */
            propuesta: string | null;
            /** @description The category of a proposed mission. */
            categoria: string | null;
            /** @description The part of the list's mission name that a proposed mission drops; empty for none. */
            nota: string;
        };
        FilaJuzgada: {
            /** @description The line. */
            fila: components["schemas"]["Id"];
            /**
             * @description A new person, an existing person as in the line, an existing person with another mission, or an invalid line.
             * @enum {string}
             */
            estado: "nueva" | "estaba" | "distinta" | "falta";
            /** @description An explanation for an existing person; otherwise empty. */
            texto: string;
            /** @description The name as it is or would be stored. */
            usuario: string;
            /** @description The mission of the line; null for an unknown mission. */
            mision: {
                id: components["schemas"]["Id"];
                /** @description The mission's name. */
                nombre: string;
            } | null;
            /** @description The signature, in upper case. */
            firma: string | null;
            /** @description The day of entry; null for today. */
            ingreso: string | null;
            /** @description The line's faults. */
            faltas: components["schemas"]["FaltaAlta"][];
        };
        PreviaAlta: {
            /** @description The number of new people. */
            nuevas: number;
            /** @description The number of existing people as in the list. */
            estaban: number;
            /** @description The number of existing people with another mission. */
            distintas: number;
            /** @description The number of invalid lines. */
            faltas: number;
            /** @description The lines. */
            filas: components["schemas"]["FilaJuzgada"][];
        };
        CodigoAlta: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The person's mission. */
            mision: string;
            /** @description The code; no later answer shows it. */
            codigo: string;
        };
        HechaAlta: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description The number of people added. */
            nuevas: number;
            /** @description The number of existing people as in the list. */
            estaban: number;
            /** @description The number of existing people with another mission, which they keep. */
            distintas: number;
            /** @description When the codes expire. */
            caduca: components["schemas"]["Instant"];
            /** @description The codes in the order of the list. */
            codigos: components["schemas"]["CodigoAlta"][];
        };
        CodigosAlta: {
            /** @description A Spanish text for the person. */
            msg: string;
            /**
             * @description Always 0.
             * @constant
             */
            status: 0;
            /** @description When the codes expire. */
            caduca: components["schemas"]["Instant"];
            /** @description The codes in order of name. */
            codigos: components["schemas"]["CodigoAlta"][];
        };
        PendienteAlta: {
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The person's mission. */
            mision: string;
            /** @description When the person's code expires. */
            caduca: components["schemas"]["Instant"];
            /** @description 1 when the code has expired unused. */
            caducado: components["schemas"]["Flag"];
            /** @description 1 when the person signed in with the code. */
            usado: components["schemas"]["Flag"];
        };
        MisionPrecio: {
            id: components["schemas"]["Id"];
            /** @description The mission's name. */
            nombre: string;
            /** @description The mission's category. */
            categoria: components["schemas"]["Id"];
            /** @description Price in credits. */
            precio: number;
            /** @description Whether the mission is for sale. */
            venta: components["schemas"]["Flag"];
        };
        MisionVendida: {
            /** @description The buyer's name. */
            usuarioNombre: string;
            /** @description The mission sold. */
            mision: string;
            /** @description Name of the seller. */
            encargadoNombre: string;
            /** @description The price in credits. */
            creditos: number;
            /** @description When it was sold. */
            fecha: components["schemas"]["Instant"];
            /** @description The sale. */
            id: components["schemas"]["Id"];
            /** @description The buyer's mission before the sale. */
            anterior: string;
        };
        MisionComprador: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description Name of the person's mission. */
            mision: string;
            /** @description The person's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The person's mission. */
            id_rango: components["schemas"]["Id"];
            /** @description 1 when the person has a signature. */
            conFirma: components["schemas"]["Flag"];
        };
        PaseLista: {
            /** @description The roll call. */
            id: components["schemas"]["Id"];
            /** @description Name of the person who held it. */
            encargadoNombre: string;
            /** @description Name of the person left in charge. */
            queda: string;
            /** @description Names of the paused people, separated by comma and space; may be empty. */
            pausadosNombre: string;
            /** @description Names of the people present, separated by comma and space; may be empty. */
            sumadosNombre: string;
            /** @description Names of the people off base, separated by comma and space; may be empty. */
            fuerabaseNombre: string;
            /** @description When it was held. */
            fecha: components["schemas"]["Instant"];
        };
        NombreDeclinado: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description The requested name. */
            nombre: string;
            /** @description Name of the person who declined it. */
            encargadoNombre: string;
            /** @description When it was declined. */
            fecha: components["schemas"]["Instant"];
        };
        SolicitudNombre: {
            /** @description The request. */
            id: components["schemas"]["Id"];
            /** @description The person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's present name. */
            usuarioNombre: string;
            /** @description The person's present category, which decides who may answer; an addition to the old API. */
            id_categoria: components["schemas"]["Id"];
            /** @description The requested name. */
            nombre: string;
            /** @description When the request was made; an addition to the old API. */
            fecha: components["schemas"]["Instant"];
        };
        Miembro: {
            /** @description The person's name. */
            usuario: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The person's present category. */
            categoria: components["schemas"]["Id"];
        };
        /** @description Categories, people. */
        Equipo: [
            {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description The category's name. */
                n_categoria: string;
            }[],
            {
                /** @description The person's name. */
                usuario: string;
                /** @description The name of the present mission. */
                mision: string;
                /** @description The person's present category. */
                categoria: components["schemas"]["Id"];
            }[]
        ];
        /** @description The rows and the start of the week. */
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
            /** @description When the person's newest entry was credited, in any week; null without entries. */
            fecha: components["schemas"]["Instant"] | null;
        };
        Pulso: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description The intervals, oldest first. */
            tramos: components["schemas"]["PulsoTramo"][];
            /**
             * @description Minutes clocked in, by weekday from Monday and by hour of the agency's zone, summed over all days. Open
             *     clock-ins and those longer than sixteen hours are left out.
             */
            calor: number[][];
            reparto: components["schemas"]["PulsoReparto"];
            riesgo: components["schemas"]["PulsoRiesgo"];
            /** @description One row for each month of registration of the last twelve months, oldest first. A month without registrations is left out. */
            retencion: components["schemas"]["PulsoGeneracion"][];
        };
        PulsoTramo: {
            /** @description The first day. */
            inicio: components["schemas"]["Day"];
            /** @description The last day, included. */
            final: components["schemas"]["Day"];
            /** @description People with any credit. */
            activas: number;
            /** @description Minutes credited. */
            minutos: number;
            /** @description Promotions credited. */
            ascensos: number;
            /** @description Attendances credited. */
            asistencias: number;
            /** @description People who registered or were readmitted. */
            entradas: number;
            /** @description People who were dismissed. */
            salidas: number;
        };
        PulsoReparto: {
            /** @description Minutes credited to all people, dismissed ones included. */
            minutos: number;
            /** @description The number of people with minutes. */
            personas: number;
            /** @description The smallest number of people who together have half of the minutes. */
            mitad: number;
            /** @description The active people with the most minutes, most first. */
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
            /** @description The number of people without a credit for seven days. */
            quietas: number;
            /** @description The number of people behind the requirements of the open period. */
            atrasadas: number;
            /** @description The day of the next pay. */
            paga: components["schemas"]["Day"];
            /**
             * @description First the people without a credit for seven days, longest first, then the people who are behind. People who
             *     arrived less than seven days ago and people excused today are left out. At most 100.
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
            /** @description Days since the person's last credit or arrival, whichever is later. */
            dias: number;
            /** @description The missing part of the pay's requirements for a person who is behind; otherwise null. */
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
            /** @description The month of registration, `YYYY-MM`. */
            mes: string;
            /** @description The number of people who registered in the month. */
            entraron: number;
            /** @description How many of them were still active at the end of that month and of each later month, up to the running one. */
            quedan: number[];
        };
        EmpleadoActivo: {
            /** @description The award. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description When the award was given. */
            fecha: components["schemas"]["Instant"];
        };
        EmpleadoMes: {
            /** @description The entry. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description Name of the person who added them. */
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
            /** @description The group's people in order of name. */
            users: {
                /** @description The person's id. */
                id: components["schemas"]["Id"];
                /** @description The person's name. */
                usuario: string;
                /** @description The person's present category, which decides who may readmit them; an addition to the old API. */
                id_categoria: components["schemas"]["Id"];
                /** @description Whether the person is dismissed. */
                despedido: components["schemas"]["Flag"];
                /** @description Whether the person is on the allowed list. */
                permitido: components["schemas"]["Flag"];
            }[];
        };
        ClonPermitido: {
            /** @description The person's id; an addition to the old API. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's present category; an addition to the old API. */
            id_categoria: components["schemas"]["Id"];
            /** @description Name of the person who allowed it. */
            encargadoNombre: string;
            /** @description When it was allowed; an addition to the old API. */
            fecha: components["schemas"]["Instant"];
        };
        /** @description Credits, number of people, rows. */
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
            /** @description The earnings, in words. */
            paga: string;
            /** @description Credits earned. */
            monto: number;
            /** @description Credits of the person's uncollected fines. For a paid row, of the fines that it collected; for an archived unpaid row, 0. */
            multa: number;
            /** @description Whether the row is paid. */
            pagado: components["schemas"]["Flag"];
            /**
             * @description 0 without a fine, 1 with a deducted fine, 2 excluded from the totals.
             * @enum {integer}
             */
            restar: 0 | 1 | 2;
            /** @description Why `restar` is 2: the fine reaches the pay, the person was dismissed, or the row was archived unpaid and its pay moves to the next list. Otherwise null. */
            excluida: ("multa" | "despido" | "archivada") | null;
            /** @description When the row was created. */
            fecha: components["schemas"]["Instant"];
            /** @description When the row was paid; null while unpaid. */
            fechaPago: components["schemas"]["Instant"] | null;
            /** @description Name of the person who paid it; null while unpaid or if an earlier portal did not say. */
            encargadoNombre: string | null;
            /** @description Whether the row is archived. */
            archivado: components["schemas"]["Flag"];
            /** @description Name of the mission bought with the pay; null for credits handed out and for an unpaid row. */
            ascenso: string | null;
            /** @description Credits of the pay spent on the mission. */
            gastado: number;
            /** @description The missions that an unpaid row's pay can buy: in each category the highest mission for sale, in ladder order. A payer can buy the last one below their own category. */
            compras: components["schemas"]["ListaPagaCompra"][];
        };
        ListaPagaCompra: {
            /** @description The mission's name. */
            mision: string;
            /** @description The mission's category. */
            categoria: components["schemas"]["Id"];
            /** @description The price for this person. */
            precio: number;
        };
        AscensoPaga: {
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The name of the present mission. */
            mision: string;
            /** @description The mission that the pay can buy; null without one. */
            id_rango: components["schemas"]["Id"] | null;
            /** @description The name of that mission; null without one. */
            nueva: string | null;
            /** @description The price of that mission in credits; 0 without one. */
            precio: number;
            /** @description Credits left of the pay. */
            resto: number;
            /** @description Whether the new mission needs a signature that the person does not have. Op 1 is then refused (409). */
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
            /** @description The sold item, in words. */
            descripcion: string;
            /** @description Price in credits. */
            credito: number;
            /** @description When it was sold. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether the seller has handed the credits over. */
            pagado: components["schemas"]["Flag"];
            /** @description When a person marked the sale as paid; null while unpaid. */
            pagado_en: components["schemas"]["Instant"] | null;
            /** @description Name of the person who marked it; null while unpaid. */
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
            /** @description When the person was dismissed. */
            fecha: components["schemas"]["Instant"];
            /** @description The person who dismissed them; null for the system. */
            encargado: components["schemas"]["Id"] | null;
            /** @description Name of the person who dismissed them; `Sistema` for the system. */
            encargadoNombre: string;
            /** @description The dismissal. */
            id: components["schemas"]["Id"];
            /** @description The dismissed person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
            /** @description When the person was readmitted; null while the dismissal lasts. */
            ingreso: components["schemas"]["Instant"] | null;
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        /** @description The answer of the avatar service about a name. */
        Avatar: components["schemas"]["AvatarDicho"] | components["schemas"]["AvatarPrivado"] | components["schemas"]["AvatarAusente"] | components["schemas"]["AvatarFallo"];
        /** @description A public profile; null where the service does not tell a field. */
        AvatarDicho: {
            /**
             * @description The profile is public.
             * @enum {string}
             */
            estado: "dicho";
            /** @description The motto. */
            mision: string | null;
            /** @description Whether the avatar is online. */
            enLinea: boolean | null;
            /** @description When the avatar was last seen. */
            ultimaVez: components["schemas"]["Instant"] | null;
            /** @description Codes of the worn badges. */
            placas: string[] | null;
            /** @description Names of the avatar's groups. */
            grupos: string[] | null;
        };
        AvatarPrivado: {
            /**
             * @description The profile is private.
             * @enum {string}
             */
            estado: "privado";
            /** @description The motto, which some services still tell. */
            mision: string | null;
        };
        AvatarAusente: {
            /**
             * @description No avatar has the name, the service answers 403, or the agency has chosen no service.
             * @enum {string}
             */
            estado: "desconocido" | "prohibido" | "sin-servicio";
        };
        AvatarFallo: {
            /**
             * @description The service gives no usable answer.
             * @enum {string}
             */
            estado: "no-responde";
            /**
             * @description Private address, unknown host, timeout, too many bytes, invalid certificate, refused form, no connection, HTTP status, not JSON, or a pause after failures in a row.
             * @enum {string}
             */
            fallo: "privada" | "dns" | "tiempo" | "tamanio" | "tls" | "protocolo" | "conexion" | "estado" | "forma" | "pausa";
        };
        Puerta: {
            /** @description The name as asked. */
            nombre: string;
            /** @description The person who has or last had the name; null without one. */
            persona: components["schemas"]["PuertaPersona"] | null;
            /** @description The veto in force on the name or on one that looks alike; null without one. */
            veto: components["schemas"]["PuertaVeto"] | null;
            /** @description The names of people that look like the asked name. */
            parecidas: string[];
        };
        PuertaPersona: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The present name. */
            usuario: string;
            /** @description The category: `rangosEquipo`; for a dismissed person `getAllDespidos`, otherwise null. */
            categoria: components["schemas"]["Id"] | null;
            /** @description The category's name; the same access as the category. */
            n_categoria: string | null;
            /** @description The mission; the same access as the category. */
            mision: string | null;
            /** @description The signature, which is part of the motto; null without one. */
            firma: string | null;
            /** @description The motto that an active person should wear: the agency's acronym, the mission, and the signatures of its giver and of the person. Null for a dismissed person. */
            lema: string | null;
            /** @description The code of the badge, or the name of the group, that the avatar should have. Null if the agency asks for none in this category, and for a dismissed person. */
            placa_avatar: string | null;
            /** @description Who gave the present mission, and when: `verUltimoAscenso` or `getLog`. */
            ascenso?: components["schemas"]["PuertaAscenso"];
            /** @description The last day of a running absence: `ausentes`; null without one. */
            ausente: components["schemas"]["Day"] | null;
            /** @description When the person clocked in: `dentro`; null while clocked out. */
            dentro: components["schemas"]["Instant"] | null;
            /** @description The dismissal that lasts; null for an active person. */
            despido: components["schemas"]["PuertaDespido"] | null;
            /** @description The transfer that gave the present mission: `getTraslados`. Left out without one. */
            traslado?: components["schemas"]["PuertaTraslado"];
        };
        PuertaAscenso: {
            /** @description Name of the person who gave it; null for the system. */
            encargado: string | null;
            /** @description When it was given. */
            fecha: components["schemas"]["Instant"];
        };
        PuertaDespido: {
            /** @description When the person was dismissed. */
            fecha: components["schemas"]["Instant"];
            /** @description The reason: `getAllDespidos`. */
            motivo?: string;
        };
        PuertaTraslado: {
            /** @description The agency that the person came from. */
            agencia: string;
            /** @description When the person came. */
            fecha: components["schemas"]["Instant"];
        };
        PuertaVeto: {
            /** @description The vetoed name. */
            nombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description The last day of the veto; null for good. */
            hasta: components["schemas"]["Day"] | null;
            /** @description Whether the asked name only looks like the vetoed one. */
            parecido: components["schemas"]["Flag"];
        };
        Veto: {
            /** @description The veto. */
            id: components["schemas"]["Id"];
            /** @description The vetoed name. */
            nombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description The address of the evidence; null for none. */
            enlace: string | null;
            /** @description The last day of the veto; null for good. */
            hasta: components["schemas"]["Day"] | null;
            /**
             * @description In force, expired or lifted.
             * @enum {string}
             */
            estado: "vigente" | "vencido" | "levantado";
            /** @description When it was added. */
            fecha: components["schemas"]["Instant"];
            /** @description Name of the person who added it. */
            encargadoNombre: string;
            /** @description When it was lifted; null while it is not. */
            levantado: components["schemas"]["Instant"] | null;
            /** @description Name of the person who lifted it; null while it is not. */
            levantadoPor: string | null;
        };
        Registros: {
            /** @description Acts on times, newest first. */
            tiempos: components["schemas"]["RegistroTiempo"][];
            /** @description Promotions, newest first. */
            ascensos: components["schemas"]["RegistroAscenso"][];
            /** @description Name changes, newest first. */
            nombres: components["schemas"]["RegistroMotivo"][];
            /** @description Adjustments of the payroll, newest first. */
            requisitos: components["schemas"]["RegistroMotivo"][];
            /** @description Missions given by hand, newest first. */
            rangos: components["schemas"]["RegistroMotivo"][];
            /** @description Detected shared addresses, newest first. */
            clones: components["schemas"]["RegistroClon"][];
            /** @description Clock-ins, newest first. */
            fichajes: components["schemas"]["RegistroFichaje"][];
            /** @description Totals per person and day, newest day first. */
            fichajesDia: components["schemas"]["RegistroFichajeDia"][];
            /** @description Failed sign-ins, newest first; an addition to the old API. */
            accesos: components["schemas"]["RegistroAcceso"][];
        };
        /** @description The entry's id within its log; an addition to the old API. */
        EntradaId: number;
        RegistroTiempo: {
            id: components["schemas"]["EntradaId"];
            /** @description The act. */
            motivo: string;
            /** @description Name of the person of the time. */
            usuario: string;
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroAscenso: {
            id: components["schemas"]["EntradaId"];
            /** @description Name of the promoted person. */
            nombre_usuario: string;
            /** @description The new mission's name. */
            nueva: string;
            /** @description Name of the promoter; `Sistema` for the system. */
            nombre_encargado: string;
            /** @description When the promotion was given. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroMotivo: {
            id: components["schemas"]["EntradaId"];
            /** @description The act. */
            motivo: string;
            /** @description Name of the person who did it; `Sistema` for the system. */
            encargadoNombre: string;
            /** @description When it happened. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroClon: {
            id: components["schemas"]["EntradaId"];
            /** @description The detected case. */
            motivo: string;
            /** @description When it was detected. */
            fecha: components["schemas"]["Instant"];
        };
        RegistroFichaje: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            nombreUsuario: string;
            /** @description The person's present category, which decides who may subtract minutes; an addition to the old API. */
            id_categoria: components["schemas"]["Id"];
            /** @description The agency's day of the clock-in. */
            dia: components["schemas"]["Day"];
            /** @description When the person clocked in. */
            entrada: components["schemas"]["Instant"];
            salida: components["schemas"]["Salida"];
            /** @description Minutes that count, deductions subtracted; 0 while the record is open. */
            min: number;
            /** @description Minutes of the person's closed records of that day, as in `fichajesDia`; an addition to the old API. */
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
            /** @description The person whose name was typed; null for an unknown name, which is not stored. */
            usuario: string | null;
            /** @description A label that distinguishes addresses without revealing them; null once the address is deleted. */
            origen: string | null;
            /** @description When the sign-in failed. */
            fecha: components["schemas"]["Instant"];
        };
        /** @description The person's real exit, neither in the future nor before the clock-in; now if left out. */
        SalidaReal: components["schemas"]["Instant"];
        Fichaje: {
            /** @description The record. */
            id: components["schemas"]["Id"];
            /** @description The agency's day of the clock-in. */
            dia: components["schemas"]["Day"];
            /** @description When the person clocked in. */
            entrada: components["schemas"]["Instant"];
            salida: components["schemas"]["Salida"];
            /** @description Minutes that count, deductions subtracted; 0 while the record is open. */
            min: number;
            /** @description The person's id; an addition to the old API. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's category, which decides who may close the record; an addition to the old API. */
            id_categoria: number;
            /** @description Minutes up to now while the record is open; afterwards the same as `min`. */
            mins: number;
            olvidada?: components["schemas"]["SalidaOlvidada"];
        };
        /** @description On an open record in `getFichajes` and `getFichajesActivos`, if the person's avatar was offline twice in a row. Otherwise left out. */
        SalidaOlvidada: {
            /** @description When the avatar was last seen during the clock-in; null if it never was. */
            visto: components["schemas"]["Instant"] | null;
        };
        Dentro: {
            /** @description The person's name. */
            usuario: string;
            /** @description The person's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description When the person clocked in. */
            desde: components["schemas"]["Instant"];
            /** @description Whether the person's open time is paused. */
            pausado: components["schemas"]["Flag"];
            /** @description The person's status; null without one. */
            estado: string | null;
        };
        Traslado: {
            /** @description The transfer. */
            id: components["schemas"]["Id"];
            /** @description The transferred person's name. */
            usuarioNombre: string;
            /** @description The granted mission's name. */
            mision: string;
            /** @description The granted mission's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The previous agency. */
            agencia: string;
            /** @description Name of the person who transferred them. */
            altoNombre: string;
            /** @description When the person was transferred. */
            fecha: components["schemas"]["Instant"];
        };
        Multa: {
            /** @description The fine. */
            id: components["schemas"]["Id"];
            /** @description Id of the fined person. */
            usuario: components["schemas"]["Id"];
            /** @description The fined person's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Name of the fined person. */
            usuarioNombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description Credits. */
            creditos: number;
            /** @description Name of the person who imposed the fine. */
            encargadoNombre: string;
            /** @description When the fine was imposed. */
            fecha: components["schemas"]["Instant"];
            /** @description Whether the fine is collected. */
            cobrado: components["schemas"]["Flag"];
            /** @description Whether a paid row of the pay list collected the fine. Such a fine can neither be reverted nor deleted here. */
            lista: components["schemas"]["Flag"];
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        Estado: {
            /** @description The status. */
            id: components["schemas"]["Id"];
            /** @description The message in plain text. */
            mensaje: string;
            /** @description Name of the status's person. */
            usuarioNombre: string;
        };
        Ausencia: {
            /** @description The absence. */
            id: components["schemas"]["Id"];
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The person's name. */
            usuarioNombre: string;
            /** @description The person's present category, which decides who may answer. */
            id_categoria: components["schemas"]["Id"];
            /** @description The reason. */
            motivo: string;
            /** @description The first day. */
            inicio: components["schemas"]["Day"];
            /** @description The last day. */
            final: components["schemas"]["Day"];
            /**
             * @description 0 pending, 1 accepted, 2 cancelled.
             * @enum {integer}
             */
            estado: 0 | 1 | 2;
            /** @description Name of the person who decided; null while pending or if an earlier portal did not say. */
            encargadoNombre: string | null;
            /** @description Whether the absence ended early, so that `final` is the actual last day; an addition to the old API. */
            terminada: boolean;
        };
        Ausentes: {
            /** @description Today in the agency's zone. */
            hoy: components["schemas"]["Day"];
            /** @description The absences in order of name. A person who ended one absence and began another this week appears twice. */
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
            placa_avatar: components["schemas"]["Categoria"]["placa_avatar"];
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
            /** @description The category's permission codes. */
            permisos: components["schemas"]["Permisos"];
            /** @description The number of active people of the category. */
            personas: number;
        };
        /** @description The changed fields of a category; the whole category may be sent back. */
        CategoriaCambio: {
            /** @description The category again; ignored. */
            id_categoria?: components["schemas"]["Id"];
            /** @description The category's name. */
            n_categoria?: components["schemas"]["CatalogText"];
            /** @description Address of the category's badge, on the portal or the avatar service; empty for the built-in one. */
            placa?: string;
            /** @description The badge or group of the avatars; empty for none. */
            placa_avatar?: components["schemas"]["CatalogText"];
            /** @description The benefits of a transfer to this category, as text. */
            traslado?: components["schemas"]["CatalogText"];
            /** @description A value other than 0 means that transfers to this category are sold. */
            traslado_venta?: number;
            /** @description The highest position (1-based) in the list of categories up to which people of this category may promote; 0 means that they promote no one. */
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
            /** @description How often people of the category are promoted, in words. */
            ascenso?: components["schemas"]["CatalogText"];
            /** @description The wait before the next promotion: number and unit. */
            tiempo_ascenso?: string;
            /** @description A percentage in words. */
            porciento?: components["schemas"]["CatalogText"];
            /** @description Pay in credits. */
            paga_nomina?: number;
            /** @description Bonus in credits, on top of the pay. */
            paga_boni?: number;
            /** @description The category's missions; ignored, because each mission is edited on its own. */
            misiones?: components["schemas"]["MisionCambio"][];
            /** @description The category's permission codes; only the owner may change them. */
            permisos?: components["schemas"]["Permisos"];
        };
        MisionCambio: {
            /** @description The mission. */
            id: components["schemas"]["Id"];
            /** @description The mission's category; ignored. */
            id_categoria?: components["schemas"]["Id"];
            /** @description The mission's name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description Whether the mission is for sale. */
            venta: components["schemas"]["Flag"];
            /** @description Price in credits. */
            precio: number;
            /** @description The mission as its editor saw it. If left out, the sent values overwrite. */
            previos?: {
                /** @description The mission's name. */
                nombre?: components["schemas"]["CatalogText"];
                /** @description Whether the mission was for sale. */
                venta?: components["schemas"]["Flag"];
                /** @description The mission's price in credits. */
                precio?: number;
            };
        };
        MembresiaNueva: {
            /** @description The membership's name. */
            nombre: components["schemas"]["CatalogText"];
            /** @description The membership's benefits, as text. */
            details: components["schemas"]["LongText"];
            /** @description Credits for 30 days, or once for a membership that never ends. */
            precio: number;
            /** @description Whether the membership never ends. */
            perma: components["schemas"]["Flag"];
            /** @description Whether the membership is a VIP membership. */
            vip: components["schemas"]["Flag"];
            /** @description Whether the membership halves the requirements. */
            reduccion: components["schemas"]["Flag"];
            /** @description Address of the membership's icon, on the portal or the avatar service; empty for the built-in one. */
            image: string;
        };
        /** @description The changed fields of a membership. */
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
            /** @description The number of sales of the membership. */
            vendidas: number;
            /** @description When the membership was retired; null while it is offered. */
            retirada: components["schemas"]["Instant"] | null;
        };
        Degrado: {
            /** @description Name of the demoted person. */
            usuarioNombre: string;
            /** @description Name of the person who demoted them. */
            encargadoNombre: string;
            /** @description The reason. */
            motivo: string;
            /** @description Name of the mission after the demotion. */
            rango_degrado: string;
            /** @description When the person was demoted. */
            fecha: components["schemas"]["Instant"];
            /** @description The demotion. */
            id: components["schemas"]["Id"];
            /** @description The demoted person. */
            usuario: components["schemas"]["Id"];
            /** @description The person's present category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Name of the mission before the demotion; null if an earlier portal did not keep it. */
            rango_anterior: string | null;
            infraccion?: components["schemas"]["InfraccionAnotada"];
        };
        /** @description The draft's revision, raised by one at each save; 0 before the first save. */
        NumeroBorrador: number;
        /** @description One line of text. */
        LineaNormativa: string;
        /** @description The normativa of an agency. */
        Normativa: {
            /** @description The kinds of faults, from the lightest to the gravest. */
            tipos: components["schemas"]["TipoFalta"][];
            /** @description The infractions. */
            infracciones: {
                /** @description The infraction's code. */
                codigo: components["schemas"]["CodigoNormativa"];
                /** @description The code of the infraction's kind. */
                tipo: components["schemas"]["CodigoNormativa"];
                /** @description The infraction's text. */
                texto: components["schemas"]["LineaNormativa"];
            }[];
            /** @description A caution shown below the sanctions; may be empty. */
            nota: components["schemas"]["LineaNormativa"];
            /** @description Rules for every person of the staff. */
            personal: components["schemas"]["LineaNormativa"][];
            /** @description Free articles. */
            articulos: {
                /** @description The article's title. */
                titulo: components["schemas"]["LineaNormativa"];
                /** @description Headings, lists, emphasis and links to https, as in Markdown. HTML counts as plain text. */
                texto: string;
            }[];
        };
        TipoFalta: {
            /** @description The kind's code. */
            codigo: components["schemas"]["CodigoNormativa"];
            /** @description The kind's name. */
            nombre: components["schemas"]["ShortText"];
            /** @description An explanation of the kind for people. */
            descripcion: components["schemas"]["LineaNormativa"];
            /** @description The sanction for the first fault, the second, and so on. The last sanction applies to all further faults. */
            pasos: components["schemas"]["PasoNormativa"][];
        };
        PasoNormativa: {
            accion: components["schemas"]["AccionNormativa"];
            /** @description Minutes or credits; 0 for other actions. */
            cantidad: number;
            /** @description The agency's own text; empty for the portal's text. */
            texto: components["schemas"]["LineaNormativa"];
        };
        /**
         * @description The action of a sanction. `superior` raises the fault to the next graver kind.
         * @enum {string}
         */
        AccionNormativa: "advertencia" | "minutos" | "multa" | "degrado" | "despido" | "degrado_o_despido" | "superior";
        NormativaPublicada: {
            /** @description The version's number. */
            version: components["schemas"]["Id"];
            /** @description When the version was published. */
            publicada: components["schemas"]["Instant"];
            /** @description Whether the agency itself published it. */
            propia: boolean;
            contenido: components["schemas"]["Normativa"];
        };
        BorradorNormativa: {
            numero: components["schemas"]["NumeroBorrador"];
            /** @description The draft's content; null without a draft. */
            contenido: components["schemas"]["Normativa"] | null;
            /** @description When the draft was last saved; null without a draft. */
            editado: components["schemas"]["Instant"] | null;
            /** @description The person who last saved the draft; null without a draft. */
            autor: string | null;
        };
        AceptacionNormativa: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario: string;
            /** @description The person's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description The person's mission. */
            mision: string;
            /** @description When the person accepted it; null until then. */
            aceptada: components["schemas"]["Instant"] | null;
        };
        VersionNormativa: {
            /** @description The version's number. */
            version: components["schemas"]["Id"];
            /** @description When the version was published. */
            publicada: components["schemas"]["Instant"];
            /** @description The person who published it; null for the portal's own version. */
            autor: string | null;
            /** @description The differences from the version before, in sentences; empty for the first version. */
            cambios: string[];
        };
        PropuestaNormativa: {
            infraccion: components["schemas"]["InfraccionRef"];
            /** @description The infraction's text. */
            texto: string;
            /** @description The proposed action; never `superior`. */
            accion: components["schemas"]["AccionNormativa"];
            /** @description Minutes or credits; 0 for other actions. */
            cantidad: number;
            /** @description The proposal in words. */
            sancion: string;
            /** @description The reason for the proposal, in one line. */
            explicacion: string;
        };
        /** @description The exceptions and the permission codes. */
        Excepciones: [
            components["schemas"]["Excepcion"][],
            components["schemas"]["Permiso"][]
        ];
        Excepcion: {
            /** @description The exception, which is the person's id. */
            id: components["schemas"]["Id"];
            /** @description The person's name. */
            usuario_nombre: string;
            /** @description Ids of its permission codes, separated by commas. */
            permisos: string;
            /** @description The person's category. */
            id_categoria: components["schemas"]["Id"];
            /** @description Whether the person is dismissed. The codes apply again only if a readmission restores them. */
            despedido: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When the newest of the codes was given.
             */
            fecha: string;
            /** @description Name of the person who gave the newest code. */
            encargadoNombre: string;
        };
        Permiso: {
            /** @description The id of the permission code: its position in the portal's order, from 1. */
            id: components["schemas"]["Id"];
            nombre: components["schemas"]["CodigoPermiso"];
        };
        Descuento: {
            /** @description The code's id. */
            id: components["schemas"]["Id"];
            /** @description The code as typed. */
            codigo: string;
            /** @description The discount in percent. */
            descuento: number;
            /** @description Name of the person who created it. */
            encargadoNombre: string;
        };
        /** @description A page of the audit log. */
        Bitacora: {
            /** @description The changes, newest first. */
            filas: components["schemas"]["BitacoraFila"][];
            /** @description The people in the rows and their values. */
            nombres: {
                /** @description The person. */
                id: components["schemas"]["Id"];
                /** @description The person's name. */
                usuario: string;
            }[];
            /** @description All categories, lowest first; the values name them by id or by position. */
            categorias: {
                /** @description The category. */
                id_categoria: components["schemas"]["Id"];
                /** @description The category's name. */
                n_categoria: string;
            }[];
            /** @description The `antes` of the next page; null on the last page. */
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
            /** @description The person's former names, oldest first. */
            anteriores: string[];
        };
        BitacoraFila: {
            /** @description The change. */
            id: number;
            /** @description When the change happened. */
            fecha: components["schemas"]["Instant"];
            /** @description The person who made the change; null for the portal itself or a visitor. */
            actor: number | null;
            /** @description Name of that person. */
            actorNombre: string | null;
            /** @description The name of the script token used; null without one. */
            conToken: string | null;
            /** @description The call that made the change. */
            operacion: string;
            /** @description The call's tema; null for a call that no longer exists. */
            tema: string | null;
            /** @description The person who was changed. */
            persona: number | null;
            /** @description Name of that person. */
            personaNombre: string | null;
            /** @description The present name of the edited category, mission or catalogue membership. */
            objeto: string | null;
            /** @description The changed values before the change. */
            antes: {
                [key: string]: unknown;
            } | null;
            /** @description The changed values after the change. */
            despues: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A backup's id: when it started and why. */
        RespaldoId: string;
        /** @description The download link: the backup, the expiry, and a signature over both and the session. */
        EnlaceDescarga: string;
        /**
         * @description The reason of the backup: scheduled, manual, before an update or before a restore.
         * @enum {string}
         */
        RespaldoMotivo: "programado" | "manual" | "actualizacion" | "restauracion";
        Respaldo: {
            id: components["schemas"]["RespaldoId"];
            /** @description When the backup started. */
            creado_en: components["schemas"]["Instant"];
            motivo: components["schemas"]["RespaldoMotivo"];
            /** @description The file's size in bytes. */
            bytes: number;
            /** @description The number of rows; null when the backup cannot be read. */
            filas: number | null;
            /** @description The Garita version that made it; null when the backup cannot be read. */
            version: string | null;
            /** @description When the backup was last verified; null for unknown. */
            comprobado_en: components["schemas"]["Instant"] | null;
            /** @description Whether the backup is known to be damaged. */
            danado: boolean;
        };
        Respaldos: {
            /** @description The backups, newest first. */
            respaldos: components["schemas"]["Respaldo"][];
            /** @description The running backup; null without one. */
            enMarcha: {
                /** @description When it started. */
                desde: components["schemas"]["Instant"];
                motivo: components["schemas"]["RespaldoMotivo"];
            } | null;
            /** @description Why the last backup failed; null when it succeeded. */
            fallo: {
                /** @description When it failed. */
                fecha: components["schemas"]["Instant"];
                /** @description The error in words. */
                texto: string;
            } | null;
            /** @description Hours between scheduled backups; 0 for none. */
            cadaHoras: number;
            /** @description The number of good backups of each kind that are kept. */
            conservar: number;
            /** @description When the next scheduled backup is due; null without a schedule. */
            siguiente: components["schemas"]["Instant"] | null;
            /** @description The backup folder on the server. */
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
        /** @description The key is missing or no longer valid. */
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
        /** @description The caller may not do this. */
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
        /** @description The row does not exist. */
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
        /** @description The present state does not allow it, or another request was faster. */
        Conflict: {
            headers: {
                /** @description Seconds to wait; only while the first request with the same `Idempotency-Key` still runs. */
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
        /** @description The service cannot answer now. Retry later, a write with the same `Idempotency-Key`. */
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
        /** @description The person is not signed in. */
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
        /** @description The request failed; the answer is an array, as for a success. */
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
        /** @description Too many attempts; `Retry-After` has the seconds to wait. */
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
         * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
         *     another body, or while the first request runs, is refused with 409.
         * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
         */
        IdempotencyKey: string;
        /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
        Antes: components["schemas"]["Id"];
        /** @description The largest number of rows. A full answer may have more rows after it. */
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
                         * @description Whether the disk has room to write. With `lleno` every write answers 503.
                         * @enum {string}
                         */
                        disco?: "ok" | "lleno";
                        /**
                         * @description Whether the last run of every hourly job succeeded. The log has the failures.
                         * @enum {string}
                         */
                        tareas?: "ok" | "fallan";
                        /**
                         * @description With `otro` the data belong to another secret, and the portal cannot decrypt authenticators.
                         * @enum {string}
                         */
                        secreto?: "ok" | "otro";
                        /**
                         * @description With `desfase` the portal's clock differs from the database's by more than 5 seconds.
                         * @enum {string}
                         */
                        reloj?: "ok" | "desfase";
                        /** @description When the newest backup was made; left out without one. */
                        respaldo?: components["schemas"]["Instant"];
                    };
                };
            };
            /** @description The database does not answer, or belongs to a newer version. A retry is safe. */
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
                        /** @description A Spanish text for the person. */
                        msg: string;
                        /**
                         * @description Always 1.
                         * @constant
                         */
                        status: 1;
                        /**
                         * @description The embedded database died and is being reopened; the database does not answer in time; or a newer version has migrated it and this version only reads.
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
                /** @description The `id` of the last event that the client read. An unknown id is ignored. */
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
                /** @description Only notices older than this one: the `siguiente` of the previous page. */
                antes?: components["schemas"]["Id"];
                /** @description The largest number of notices; 20 if left out. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description This notice and every notice before it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person's name, in upper or lower case. */
                    usuario: components["schemas"]["TypedName"];
                    /** @description The password. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The person is signed in, or must give the second factor. */
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
                    /** @description The `reto` of the answer of `login`. */
                    reto: components["schemas"]["ShortText"];
                    /** @description Six digits of an authenticator, or a recovery code. Spaces and dashes are ignored. */
                    codigo?: components["schemas"]["ShortText"];
                    /** @description The passkey's answer to the `opciones` of `login`. */
                    llave?: components["schemas"]["LlaveRespuesta"];
                };
            };
        };
        responses: {
            /** @description The person is signed in. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description Whether the key is valid. */
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
            /** @description The caller is active. */
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
                 * @description The caller's user id.
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
                     *         "puertaDesde": 1,
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
                        /** @description Instructions for using the code. */
                        msg: string;
                        /** @description The short code of the caller's address. */
                        codigo: string;
                        /**
                         * @description 1 when `registro` requires the code.
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
                    /** @description Name of the person who recommended the agency; the audit log keeps it. */
                    referido?: components["schemas"]["TypedName"];
                    /** @description The code of an invitation. Where registration is open to all, an invalid code is ignored. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description `estados` is the status marquee, `app` the app's notices.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The caller's second factors. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The secret; no later answer shows it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The six digits of the authenticator; spaces are ignored. */
                    codigo: components["schemas"]["ShortText"];
                };
            };
        };
        responses: {
            /** @description The recovery codes; no later answer shows them. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's own password, asked again. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The options for the device. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's label for the passkey, 1 to 60 characters. */
                    nombre: components["schemas"]["ShortText"];
                    llave: components["schemas"]["LlaveNueva"];
                };
            };
        };
        responses: {
            /** @description The recovery codes; no later answer shows them. Empty when earlier codes stay valid. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The passkey. */
                    id: components["schemas"]["Id"];
                    /** @description The caller's own password, asked again. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's own password, asked again. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The recovery codes; no later answer shows them. */
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
            /** @description The rule. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The lowest category that must have a second factor; null for none. */
                    desde: components["schemas"]["Id"] | null;
                    /** @description Permission codes whose holders must have a second factor. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The token's purpose, 1 to 40 characters. */
                    nombre: components["schemas"]["ShortText"];
                    /** @description When the token expires, at most 366 days from now. */
                    expira: components["schemas"]["Instant"];
                    /** @description Whether the token only reads; `codigos` is required otherwise. */
                    soloLectura: components["schemas"]["Flag"];
                    /** @description The token's permission codes. Empty or left out with `soloLectura`. */
                    codigos?: components["schemas"]["CodigoPermiso"][];
                    /** @description The caller's own password. */
                    clave: components["schemas"]["Secret"];
                };
            };
        };
        responses: {
            /** @description The token; no later answer shows it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The link's secret: the part after its `#`. */
                    enlace: components["schemas"]["ShortText"];
                    /** @description The agency's name. */
                    nombre: components["schemas"]["ShortText"];
                    /** @description The agency's acronym, 1 to 5 letters or digits. */
                    siglas: components["schemas"]["ShortText"];
                    /** @description IANA time zone of the agency's days and weeks, such as `America/Bogota`. */
                    zona: components["schemas"]["ShortText"];
                    /** @description The initial ladder, which can be edited later. */
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
                    /** @description The link's secret: the part after its `#`. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     *       "perfil": "operador",
                     *       "perfilMision": null,
                     *       "perfilEnLinea": null,
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
                     *         "perfil": null,
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
                     * @description The use of the address; `enlace` means one of the agency's own links.
                     * @enum {string}
                     */
                    campo: "avatar" | "perfil" | "radioStream" | "radioInfo" | "discord" | "social" | "enlace";
                    /** @description The address; `operador` for the operator's `perfil`. */
                    url: components["schemas"]["DireccionWeb"];
                    /** @description For `perfil`: the motto's place; by default `motto`. */
                    perfilMision?: components["schemas"]["RutaPerfil"];
                    /** @description For `perfil`: the place that says whether the avatar is online; by default `online`. */
                    perfilEnLinea?: components["schemas"]["RutaPerfil"];
                };
            };
        };
        responses: {
            /** @description The result of the test. */
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
                     *       "clones": "record",
                     *       "puerta": 1,
                     *       "presencia": 1,
                     *       "cierre": 60
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
            /** @description The 200 newest invitations. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The number of people who may use it, 1 to 500. */
                    usos: number;
                    /** @description The number of days it is valid, 1 to 365; valid until it is revoked if left out. */
                    dias?: number;
                    /** @description The invitation's purpose, at most 40 characters. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The picture is stored. */
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
                        /** @description A Spanish text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description The picture's hash. */
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
                /** @description The hash of the picture's bytes. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The new rows. */
                    data: components["schemas"]["MatrizFilas"];
                    /** @description The same rows as the editor saw them. If left out, the sent values overwrite. */
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
                /** @description The permission code. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The webhook's name, 1 to 40 characters. */
                    nombre: components["schemas"]["ShortText"];
                    direccion: components["schemas"]["DireccionWebhook"];
                    sucesos?: components["schemas"]["SucesosElegidos"];
                };
            };
        };
        responses: {
            /** @description The webhook is added. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The new address. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The result of the test. */
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
                /** @description Only deliveries older than this one: the `siguiente` of the previous page. */
                antes?: components["schemas"]["Id"];
                /** @description The largest number of deliveries; 25 if left out. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     *           "placa_avatar": "",
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
                        /** @description The categories, lowest first. */
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
                     *           "placa_avatar": "",
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                        /** @description A Spanish text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description The number of pending promotions that were annulled. */
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
            /** @description The effects of saving. */
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
            /** @description The templates. */
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
                 * @description The person.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to promote. */
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
                 * @description The caller's user id.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending requests, newest first. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The proposer; ignored. */
                    encargado: components["schemas"]["Id"];
                    /** @description Expectation: the id of the new mission on the person's screen. */
                    rango: components["schemas"]["Id"];
                    /** @description Expectation: the name of the new mission on the person's screen. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person. */
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
            /** @description Rows, pays, and the people whose requirements are halved. */
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
            /** @description Rows, pays, and the people whose requirements are halved. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description 0 means promotions, 1 attendances and 2 minutes.
                     * @enum {integer}
                     */
                    requisitos: 0 | 1 | 2;
                    /** @description The number of promotions, attendances or minutes; above 0. */
                    cantidad: number;
                    /** @description The reason, stored with the entry. */
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
            /** @description The open period and its totals. */
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
            /** @description The open period and the closed periods. */
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
            /** @description Rows, pays, and the people whose requirements were halved. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                /** @description The period; the open period if left out. */
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
            /** @description The next pay, and the instant for which the page shows each country's local hour. */
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
                        /** @description The instant of the next pay, always in the future. */
                        proximaPaga: components["schemas"]["Instant"];
                        /** @description The fixed instant whose local hour the page shows for each country. */
                        referencia: components["schemas"]["Instant"];
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    visita: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dentro": 4,
                     *       "primeros": {
                     *         "recluta": "Recluta",
                     *         "paga": 5,
                     *         "tercera": "Agente I",
                     *         "minutos": 1560
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description People who are clocked in now. */
                        dentro: number;
                        /** @description The first steps; null while the ladder has no missions. */
                        primeros: components["schemas"]["PrimerosRangos"] | null;
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
            /** @description The matters. */
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
            /** @description The caller's day. */
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
            /** @description The open times, active and paused. */
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
                 * @description The person.
                 * @example 6
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running minutes, the confirmed minutes, and the acts on the person's times. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person of the time. */
                    bajo: components["schemas"]["Id"];
                    /** @description The senior who supervises the time: -1 for none, or the caller. */
                    alto: number;
                };
            };
        };
        responses: {
            /** @description The time is open. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description The act, described above.
                     * @enum {integer}
                     */
                    op: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
                    /** @description The time; required for every op but 6, 7 and 9. */
                    id?: components["schemas"]["Id"];
                    /** @description Expectation: whether the time was paused on the caller's screen. */
                    pausa?: components["schemas"]["Flag"];
                    /** @description Expectation: the senior on the caller's screen. */
                    alto?: number;
                    /** @description Op 9: the times, as the caller saw them. */
                    tiempos?: {
                        /** @description The time. */
                        id: components["schemas"]["Id"];
                        /** @description Expectation: whether the time was paused on the caller's screen. */
                        pausa?: components["schemas"]["Flag"];
                        /** @description Expectation: the senior on the caller's screen. */
                        alto?: number;
                    }[];
                    /**
                     * @description Op 8: `-` adds minutes and `+` subtracts them, because they move the start.
                     * @enum {string}
                     */
                    operacion?: "-" | "+";
                    /** @description Op 8: the number of minutes, at least 1. */
                    minutos?: number;
                    /** @description The person; ignored. */
                    bajo?: components["schemas"]["Id"];
                    /** @description The person's name; ignored. */
                    bajoNombre?: components["schemas"]["ShortText"];
                    /** @description The senior's name; ignored. */
                    altoNombre?: components["schemas"]["ShortText"] | null;
                    /** @description The minutes; ignored. */
                    mins?: number;
                    /** @description The senior's minutes; ignored. */
                    minsA?: number;
                    /** @description The number of pauses; ignored. */
                    pausado?: number;
                    /** @description The minutes paused; ignored. */
                    tiempopausado?: number;
                    /** @description The start of the pause; ignored. */
                    p_bajo?: components["schemas"]["Instant"] | null;
                    /** @description The sum of the adjustments; ignored. */
                    sumado?: number;
                    /** @description The person's category; ignored. */
                    id_categoria?: number;
                    /** @description The opening; ignored. */
                    abierto?: components["schemas"]["Instant"];
                    /** @description The start of the count; ignored. */
                    inicio?: components["schemas"]["Instant"];
                    /** @description The start of the senior's count; ignored. */
                    ligado?: components["schemas"]["Instant"] | null;
                    /** @description The start of the count of paused minutes; ignored. */
                    pausa_desde?: components["schemas"]["Instant"] | null;
                };
            };
        };
        responses: {
            /** @description The act is done. */
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
            /** @description The times without a senior. */
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
            /** @description The rule. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The caller's account. */
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
                 * @description Only sources of this group.
                 * @example rangos
                 */
                grupo?: components["schemas"]["GrupoHistoria"];
                /**
                 * @description The `siguiente` of the previous page.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person. */
                    usuario: components["schemas"]["Id"];
                    /** @description The note, at most 500 characters. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The note, at most 500 characters. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales that are not deleted. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description 0 for 15 days and 1 for 30. Required for a membership that ends, ignored for a permanent one.
                     * @enum {integer}
                     */
                    periodo?: 0 | 1;
                    /** @description Expectation: the price on the seller's screen. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description The largest number of people.
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
            /** @description The active people. */
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
                    /** @description Only people after this person in the order of names. */
                    despues?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The found people. */
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
            /** @description The person, with the names of the mission and the category. */
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
            /** @description The category's missions. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to edit. */
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
            /** @description The person is edited. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to readmit. */
                    usuario: components["schemas"]["Id"];
                    /** @description Whether the person's own permission codes return; 0 if left out. */
                    devolverPermisos?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description The person is active again. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The people are added. */
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
            /** @description The people in order of name. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The people; all people who have no password yet if left out. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The step at which to resume; null when all are done. */
                    asistente?: components["schemas"]["PasoAsistente"] | null;
                    /**
                     * @description Closes the list of steps for good.
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description Expectation: the price on the seller's screen. */
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
            /** @description The open times. */
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
            /** @description Whether the caller must wait. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description Ids of the people present. */
                    sumados: components["schemas"]["IdList"];
                    /** @description Ids of the people off base. */
                    fuerabase: components["schemas"]["IdList"];
                    /** @description The person left in charge. */
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
                 * @description The caller's user id.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending request; null without one. */
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
            /** @description The declined request; null without one. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The request; left out for op 2. */
                    id?: components["schemas"]["Id"];
                    /** @description The requested name for op 2; otherwise ignored. */
                    nombre?: components["schemas"]["TypedName"];
                    /** @description The person; ignored. */
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
            /** @description The rows and the start of the week. */
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
                 * @description The number of weeks; 4 if left out.
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
            /** @description The figures. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The allowed people. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description Credits, number of people and rows. */
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
            /** @description Credits, number of people and rows. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description 0 the payroll, 1 the pay list.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description Expectation, for the payroll only: the open period of the preview. Without it, any open period is closed. */
                    periodo?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Closed; `msg` has the number of rows. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person's name; ignored. */
                    nombre?: components["schemas"]["ShortText"];
                    /**
                     * @description 1 paid, 0 unpaid.
                     * @enum {integer}
                     */
                    op: 0 | 1;
                    /** @description Expectation, for op 1 only: the pay minus the fine on the caller's screen. Without it, any total is paid. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows are rebuilt. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description Expectation: the person of the row. Another person gives 409. */
                    usuario?: components["schemas"]["Id"];
                    /** @description Expectation: the id of the quoted mission; ignored on op 0. */
                    rango?: components["schemas"]["Id"];
                    /** @description Expectation: the pay after the fine, in credits; ignored on op 0. */
                    paga?: number;
                    /** @description Expectation: the name of the quoted mission; ignored on op 0. */
                    mision?: components["schemas"]["ShortText"];
                    /** @description The row of the pay list. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The quote, or the result. */
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
                        /** @description A Spanish text for the person. */
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
                 * @description The new value; toggled if left out.
                 * @example 1
                 */
                pagado?: components["schemas"]["Flag"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to dismiss. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The infraction; may be left out. */
                    infraccion?: components["schemas"]["InfraccionRef"];
                    /** @description Why the sanction differs from the one that the normativa proposes for the infraction; required in that case (400). */
                    porque?: components["schemas"]["LongText"];
                    /** @description 1 also vetoes the person's name, for good. It requires `vet` (403). */
                    vetar?: components["schemas"]["Flag"];
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
    puerta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name as typed; upper and lower case are the same, and a former name finds its person.
                 * @example Oficial
                 */
                nombre: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the portal knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Oficial",
                     *       "persona": {
                     *         "id": 4,
                     *         "usuario": "Oficial",
                     *         "categoria": 3,
                     *         "n_categoria": "Oficiales",
                     *         "mision": "Oficial I",
                     *         "firma": "OFI",
                     *         "lema": "GAR - Oficial I - SUP OFI",
                     *         "placa_avatar": "ES123",
                     *         "ascenso": {
                     *           "encargado": "Supervisora",
                     *           "fecha": "2026-11-20T12:30:00.000Z"
                     *         },
                     *         "ausente": null,
                     *         "dentro": "2026-11-21T18:30:00.000Z",
                     *         "despido": null
                     *       },
                     *       "veto": null,
                     *       "parecidas": []
                     *     }
                     */
                    "application/json": components["schemas"]["Puerta"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    puertaAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name as typed.
                 * @example Oficial
                 */
                nombre: components["schemas"]["TypedName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer of the avatar service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "estado": "dicho",
                     *       "mision": "GAR - Oficial I - SUP OFI",
                     *       "enLinea": true,
                     *       "ultimaVez": "2026-11-21T18:30:00.000Z",
                     *       "placas": [
                     *         "ES123"
                     *       ],
                     *       "grupos": null
                     *     }
                     */
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    vetos: {
        parameters: {
            query?: {
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vetoes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "nombre": "Merodeador",
                     *         "motivo": "Se hizo pasar por Gerente",
                     *         "enlace": "https://example.org/prueba.png",
                     *         "hasta": "2026-12-31",
                     *         "estado": "vigente",
                     *         "fecha": "2026-11-21T18:30:00.000Z",
                     *         "encargadoNombre": "Gerente",
                     *         "levantado": null,
                     *         "levantadoPor": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Veto"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
        };
    };
    vetar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 *       "nombre": "Merodeador",
                 *       "motivo": "Se hizo pasar por Gerente",
                 *       "hasta": "2026-12-31"
                 *     }
                 */
                "application/json": {
                    /** @description The vetoed name. */
                    nombre: components["schemas"]["TypedName"];
                    /** @description The reason. Everyone who may ask at the door reads it. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The last day of the veto; for good if empty or left out. */
                    hasta?: components["schemas"]["DayInput"];
                    /** @description The https address of the evidence; none if empty or left out. */
                    enlace?: components["schemas"]["DireccionWeb"];
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
    levantarVeto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The veto. */
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
                     * @description The log.
                     * @enum {string}
                     */
                    modulo: "tiempos" | "ascensos" | "nombres" | "requisitos" | "rangos" | "clones" | "fichajes" | "fichajesDia" | "accesos";
                    /** @description The word to search for. */
                    palabra: components["schemas"]["TypedName"];
                    /** @description Only entries after this one. */
                    despues?: {
                        /**
                         * Format: date-time
                         * @description The instant of the entry.
                         */
                        fecha: string;
                        /** @description The entry's id within its log. */
                        id: components["schemas"]["EntradaId"];
                    };
                };
            };
        };
        responses: {
            /** @description Entries of that log. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     * @description 0 clock-in, 1 clock-out or closing, 2 correction, 5 and 10 minutes to subtract.
                     * @enum {integer}
                     */
                    op: 0 | 1 | 2 | 5 | 10;
                    /** @description The person of the record; left out for the caller's own clock-in and clock-out. */
                    usuario?: components["schemas"]["Id"];
                    /** @description The record; left out for the caller's own clock-in and clock-out. */
                    id?: components["schemas"]["Id"];
                    /** @description Expectation, for the caller's own op 1: the times that the caller leads, as shown. */
                    desligar?: components["schemas"]["Id"][];
                    /** @description Expectation, for the caller's own op 1: the time seen, as shown in `olvidada`. */
                    visto?: components["schemas"]["Instant"];
                    salida?: components["schemas"]["SalidaReal"];
                    /** @description Op 2: minutes to subtract (negative) or to return (positive). */
                    minutos?: number;
                    /** @description The reason; required for op 2 and with `salida`. */
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
            /** @description The people who are clocked in. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The reason; required with `salida`. */
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to transfer. */
                    usuario: components["schemas"]["Id"];
                    /** @description The category of the granted mission. */
                    rango: components["schemas"]["Id"];
                    /** @description The previous agency. */
                    agencia: components["schemas"]["ShortText"];
                    /** @description The person's new signature; empty or left out below `firma_desde`. */
                    firma?: components["schemas"]["ShortText"];
                    /** @description The caller's signature; ignored. */
                    mifirma?: components["schemas"]["ShortText"];
                    /** @description Expectation: the name of the granted mission. A stale name gives 409. */
                    mision?: components["schemas"]["ShortText"];
                    /** @description Expectation: the price, discount included. A stale price gives 409. */
                    creditos?: number;
                    /** @description The category again; ignored. */
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to fine. */
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
                    /** @description Why the fine differs from the sanction that the normativa proposes for the infraction; required in that case (400). */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The caller's status; null without one. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The status, with op 2; the caller's own if left out. */
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
            /** @description The excused people, in order of name, and today's date. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The caller's user id. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                     *         "placa_avatar": "",
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The same fields as the editor saw them. If left out, the sent values overwrite. */
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
            /** @description All memberships, retired ones included. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
    crearMuestra: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
    retirarMembresia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                /** @description Only rows that follow this row in the list. The value is the id of the previous page's last row. */
                antes?: components["parameters"]["Antes"];
                /** @description The largest number of rows. A full answer may have more rows after it. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The person to demote. */
                    usuario: components["schemas"]["Id"];
                    /** @description The reason. */
                    motivo: components["schemas"]["LongText"];
                    /** @description The new mission. */
                    rango: components["schemas"]["Id"];
                    /** @description The infraction; may be left out. */
                    infraccion?: components["schemas"]["InfraccionRef"];
                    /** @description Why the sanction differs from the one that the normativa proposes for the infraction; required in that case (400). */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The draft; its content is null when there is none. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The content of the next version; null discards the draft. */
                    contenido: components["schemas"]["Normativa"] | null;
                };
            };
        };
        responses: {
            /** @description The draft is saved. */
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
                        /** @description A Spanish text for the person. */
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
            /** @description The published version, and when the caller accepted it. */
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
                        /** @description Whether the agency itself published it. */
                        propia: boolean;
                        /** @description When the caller accepted it; null until then. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The version that the caller read. */
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
            /** @description One row for every active person. */
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
                        /** @description The people, highest category first. */
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
                 * @description The person.
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
            /** @description The exceptions and the permission codes. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The exception; left out for op 0. */
                    id?: components["schemas"]["Id"];
                    /** @description The person, for op 0; otherwise ignored. */
                    usuario?: components["schemas"]["Id"];
                    /** @description Ids of all its permission codes, separated by commas; ignored for op 2. */
                    permisos?: string;
                    /** @description Expectation, for ops 1 and 2: the permission codes that the caller saw. Other codes give 409. Without it nothing is compared. */
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
                        /** @description The discount in percent. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
                    /** @description The discount in percent, 1 to 100. */
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
                /** @description Only changes by this person. */
                actor?: components["schemas"]["Id"];
                /** @description Only changes to this person. */
                persona?: components["schemas"]["Id"];
                /**
                 * @description Only changes by this call.
                 * @example ajustarNomina
                 */
                operacion?: string;
                /**
                 * @description Only changes by calls of this tema.
                 * @example nomina
                 */
                tema?: string;
                /** @description Only changes from this instant on. */
                desde?: components["schemas"]["Instant"];
                /** @description Only changes before this instant. */
                hasta?: components["schemas"]["Instant"];
                /** @description Only changes whose values contain this text, ignoring case and accents. */
                palabra?: components["schemas"]["TypedName"];
                /** @description Only changes older than this one: the `siguiente` of the previous page. */
                antes?: number;
                /** @description The largest number of changes; 50 if left out. */
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
            /** @description The people and their former names. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
                 * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The backup has started. */
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
                        /** @description A Spanish text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description The started backup. */
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
            /** @description The backup after the check. */
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
                 * @description Makes a retry safe: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first request runs, is refused with 409.
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
            /** @description The download link. */
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
                        /** @description A Spanish text for the person. */
                        msg: string;
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        status: 0;
                        /** @description The download. */
                        data: {
                            enlace: components["schemas"]["EnlaceDescarga"];
                            /** @description The file's name. */
                            nombre: string;
                            /** @description The file's size in bytes. */
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
