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
         * @description Answers 503 when the database does not answer.
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
         * @description A wrong password and an unknown name answer alike, in the same time. Attempts are limited per name and per address (429 with `Retry-After`).
         *     The answer is a secret: it is never stored for an `Idempotency-Key`.
         */
        post: operations["login"];
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
         * @description A light check for open pages. A success has no `status`; a dismissed person's key is revoked, so it gets 401.
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
         * @description Makes one pending request, which the person accepts or declines. Refused (409) when there is no next mission, its time has not come, a request is
         *     already pending, or the caller's category may not promote that far (`asciende_hasta`).
         */
        post: operations["sendAscenso"];
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
         * @description Accepting checks everything again, sets the mission, writes the promotion log and credits one promotion to the promoter's payroll, all at once.
         *     `rango` and `mision` are what the person saw: when they no longer hold, or somebody was faster, the answer is 409. From `firma_desde` on, a
         *     person without a signature must set one first (409).
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
         * @description One's own when one's category, or that of a pending request, is at or above `firma_desde`; with `frm` that of anyone below. Stored in upper case,
         *     unique among active people (409 when taken).
         */
        post: operations["addFirma"];
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
        /** @description One line without control characters. */
        ShortText: string;
        /** @description A password. */
        Secret: string;
        /** @description The session token: user id, dash, secret. */
        Token: string;
        /** @description Effective permission codes in the portal's order. */
        Permisos: ("adm" | "asc" | "tt" | "trl" | "mem" | "mis" | "frm" | "reg" | "ldp" | "ven" | "epm" | "cln" | "mul" | "deg" | "des" | "usu" | "exc" | "dec" | "man" | "ajs" | "req" | "ern" | "pag")[];
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
        };
        LoginFailure: {
            /** @description The level of the message, never 0. */
            error: number;
            /** @description A Spanish text for the person. */
            msg: string;
            /** @description The same as `error`. */
            status: number;
            /** @description The field at fault, if there is one. */
            campo?: string;
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
            /** @description The person's own switches. */
            config: {
                /** @description Whether the status marquee is shown. */
                estados: components["schemas"]["Flag"];
                /** @description Whether the app's notices are on. */
                app: components["schemas"]["Flag"];
            };
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
        };
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
        Ascenso: {
            /** @description The person's id. */
            usuario: components["schemas"]["Id"];
            /** @description The name of the present mission. */
            mision: string;
            /** @description Who gave the present mission; `Sistema` when nobody did. */
            encargadoNombre: string;
            /** @description The name of the next mission; false when there is none. */
            m_nueva: string | false;
            /** @description The person's signature, if set. */
            firma: string | null;
            /** @description The time has passed, there is a next mission and no request is pending. */
            disponible: boolean;
            /** @description When the next promotion can be given. */
            date_finaliza: components["schemas"]["Instant"];
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
            /** @description Promotions credited. */
            ascensos: number;
            /** @description Attendances credited. */
            asistencias: number;
            /** @description Minutes credited. */
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
        /** @description The service cannot answer now; trying again later is safe. */
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
    };
    parameters: {
        /**
         * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first answer again. The same key with
         *     another body, or while the first is still running, is refused with 409.
         * @example 018f3b0e-7c1d-7a52-9d2e-3a1d5b6c7e8f
         */
        IdempotencyKey: string;
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
                     *       "version": "0.1.0"
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
                    };
                };
            };
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
                    usuario: components["schemas"]["ShortText"];
                    /** @description The password. */
                    clave: components["schemas"]["Secret"];
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
                    "application/json": {
                        /**
                         * @description Always 0.
                         * @constant
                         */
                        error: 0;
                        token: components["schemas"]["Token"];
                        /** @description A text for the person. */
                        msg: string;
                    };
                };
            };
            400: components["responses"]["LoginRefused"];
            401: components["responses"]["LoginRefused"];
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
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first is still running, is refused with 409.
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
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Configuracion"];
                };
            };
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
                     *       "m_nueva": "Aspirante",
                     *       "firma": null,
                     *       "disponible": true,
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
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first is still running, is refused with 409.
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
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first is still running, is refused with 409.
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
                 * @description Makes a repeated request have the effect of one: within 24 hours the same person, call and key get the first answer again. The same key with
                 *     another body, or while the first is still running, is refused with 409.
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
}
