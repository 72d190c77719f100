export const HELP = `Uso: npm run mudanza -- load <carpeta> [opciones]

Pone en una base de datos vacía lo que «garita mudanza fetch» copió de otro portal. Se hace en la máquina
del portal y con el portal detenido. O entra todo o no entra nada.

Opciones:
  --zona <zona>        la zona horaria de las horas de aquel portal; si falta, la que él dice
  --duenia <usuario>   de quién es la agencia, si aquel portal no lo dice
  --codigos <fichero>  dónde se escriben los códigos de entrada; si falta, en codigos.csv de la carpeta
  --datos <carpeta>    la carpeta de datos, en lugar de lo que dicen DATA_DIR y DATABASE_URL

La base de datos es la del portal: la de DATA_DIR o, si está, la de DATABASE_URL. Antes, «garita mudanza
check» dice qué viene y qué se queda.

Ejemplos:
  $ npm run mudanza -- load viejo
  $ npm run mudanza -- load viejo --zona America/Mexico_City --duenia Fundadora
`;
