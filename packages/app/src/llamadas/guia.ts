/** The meaning of each HTTP status. The contract says the same in English for each call. */
export const FALLOS: Readonly<Record<string, string>> = {
  400: 'Algo de lo enviado no vale: `msg` dice qué y por qué.',
  401: 'Falta la clave, o ya no abre.',
  403: 'Quien llama no puede hacerlo.',
  404: 'No existe.',
  409: 'El estado actual no lo permite, o alguien se adelantó.',
  413: 'La petición es demasiado grande.',
  415: 'El cuerpo no se envió como JSON.',
  429: 'Demasiados intentos: la cabecera `Retry-After` dice cuántos segundos esperar.',
  503: 'El portal no puede responder ahora. Repite más tarde; si era una escritura, con la misma `Idempotency-Key`.',
};

export const GUIA: readonly {
  readonly titulo: string;
  readonly texto: string;
  readonly codigo?: string;
}[] = [
  {
    titulo: 'Identificarse',
    texto: `Crea un token en [Seguridad](/seguridad) o con \`garita token create\` y envíalo con cada llamada en la cabecera \`key\`, o como \`Authorization: Bearer\`. Abre lo que se eligió al crearlo, mientras tú puedas hacerlo.

También vale el token de sesión que da [login](#login), pero solo en \`key\`. Lo que puede cualquiera no necesita clave.`,
    codigo: `PORTAL=https://portal.example
CLAVE=gar_…
curl "$PORTAL/api/checkUser" -H "key: $CLAVE"`,
  },
  {
    titulo: 'Qué se mantiene',
    texto: `Cada llamada, sus campos y lo que responde siguen valiendo mientras no cambie la versión mayor del contrato (la segunda cifra antes de la 1.0): no se quita nada, no se pide nada nuevo y nada de lo enviado deja de valer. Sí pueden aparecer llamadas, campos opcionales, campos en las respuestas y valores en una lista de valores: un programa pasa por alto lo que no conoce. Los textos para personas (\`msg\`) y quién puede hacer cada llamada no son parte de esta promesa.

Para JavaScript hay un cliente con tipos, \`@garita/api-client\`, con ejemplos que funcionan.`,
  },
  {
    titulo: 'Respuestas y errores',
    texto: `Una lectura responde con el valor. Una escritura, con \`{"msg": …, "status": 0}\`. Un fallo lleva su código HTTP, un \`status\` que no es 0 y un \`msg\` en español que puedes enseñar a la persona; \`campo\` nombra el campo que está mal, si es uno.

[login](#login) lleva además \`error\`, y [editUsuario](#editUsuario) responde con una lista. La cabecera \`X-Request-Id\` es el nombre de la petición en el registro del servidor.`,
    codigo: JSON.stringify(
      { msg: 'usuario: debe ser un número entero', status: 1, campo: 'usuario' },
      null,
      2,
    ),
  },
  {
    titulo: 'Repetir una escritura',
    texto:
      'Si no sabes si una escritura llegó, envíala otra vez con la misma cabecera `Idempotency-Key`, de 8 a 128 caracteres: durante 24 horas tiene efecto una sola vez y recibes la primera respuesta. Con otro cuerpo, o mientras la primera sigue en marcha, da 409.',
  },
  {
    titulo: 'Unidades y listas',
    texto:
      'Los instantes son ISO 8601 en UTC con milisegundos; los días, `AAAA-MM-DD`; los créditos y los minutos, enteros; los identificadores, enteros positivos. Las listas que solo crecen empiezan por lo más nuevo, con 5000 filas como mucho: lo siguiente se pide con `antes`.',
  },
];
