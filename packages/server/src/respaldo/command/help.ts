export const HELP = `Uso: npm run respaldo -- <orden> [opciones]

Trabaja con los respaldos en la máquina del portal. «create» y «restore» abren la base de datos: con la
incorporada, el portal tiene que estar detenido.

Órdenes:
  create             hace un respaldo
  list               lista los respaldos de la carpeta
  verify <fichero>   comprueba un respaldo, byte a byte
  restore <fichero>  pone lo que guarda un respaldo en el lugar de lo que hay

Opciones:
  --datos <carpeta>     la carpeta de datos, en lugar de lo que dicen DATA_DIR y DATABASE_URL
  --en <carpeta>        la carpeta de los respaldos, en lugar de BACKUP_DIR
  --confirmar <nombre>  el nombre de la agencia que se va a sustituir, para no tener que escribirlo

La base de datos es la del portal: la de DATA_DIR o, si está, la de DATABASE_URL.

Ejemplos:
  $ npm run respaldo -- create
  $ npm run respaldo -- restore respaldo.tar.gz --datos ./data-nueva
  $ DATABASE_URL=postgres://garita:clave@servidor/garita npm run respaldo -- restore respaldo.tar.gz
`;
