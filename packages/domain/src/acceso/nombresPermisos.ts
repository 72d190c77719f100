import { CATEGORIA, type Permiso } from './permisos';

/**
 * Phrases that complete "puede…". If a code has no effect without another code or category, its
 * phrase names that requirement.
 */
export const nombresPermisos: Readonly<Record<Permiso, string>> = {
  adm: 'Abrir el menú Administración y consultar firmas, registros y lista de paga',
  asc: 'Enviar solicitudes de ascenso',
  tt: 'Llevar los tiempos y pasar lista',
  trl: 'Registrar traslados desde otras agencias',
  mem: 'Vender membresías y borrar sus ventas',
  mis: 'Vender misiones',
  frm: 'Registrar la firma de otras personas',
  reg: `Cerrar y recortar fichajes de otras personas, desde la categoría\u00a0${CATEGORIA.gerencia}`,
  ldp: `Actualizar la lista de paga y, con pag y desde la categoría\u00a0${CATEGORIA.gerencia}, reiniciarla junto con la nómina`,
  ven: 'Ver las ventas y lo pendiente de cada vendedor',
  epm: 'Elegir a los empleados del mes',
  cln: `Ver los clones y, desde la categoría\u00a0${CATEGORIA.clones}, permitirlos`,
  mul: 'Poner, cobrar y borrar multas',
  deg: 'Degradar a otras personas',
  des: 'Despedir a otras personas',
  usu: 'Consultar a las personas y editar sus datos y su cuenta',
  exc: 'Dar permisos a una persona además de los de su categoría, y quitárselos',
  dec: 'Crear y borrar códigos de descuento',
  man: 'Editar los rangos, las membresías y las misiones de la agencia',
  ajs: 'Ajustar los minutos de los tiempos abiertos (necesita también tt)',
  req: 'Ajustar la nómina de otras personas y ver de qué sale su paga',
  ern: 'Cambiar el rango de las personas (necesita también usu)',
  pag: 'Pagar la lista de paga y las ventas, y ascender con la paga',
  agc: 'Decidir lo que decide la agencia: su nombre, su aspecto, su escalafón, sus permisos y su normativa',
  vet: 'Vetar nombres y levantar vetos',
};
