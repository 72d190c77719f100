import { ACCESS } from '@garita/api-client/access';
import { can, type Grant, type Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { lazyPart } from '../../parts/lazyPart';
import type { ActoEnLote } from '../lote/LoteProps';
import { AQuienes } from './AQuienes';
import type { PedidoUsuarios, Usuario } from './UsuariosScreenProps';

const FormaVarios = lazyPart(() => import('./FormaVarios'), 'FormaVarios');

type Acto = ActoEnLote<Usuario, PedidoUsuarios>;

const mayActOn =
  (grants: readonly Grant[], viewer: Subject) =>
  ({ id, categoria, despedido }: Usuario): boolean =>
    despedido === null && can(grants, viewer, { target: { id, id_categoria: categoria } });

const whyNot = ({ despedido }: Usuario): string =>
  despedido === null ? 'No están por debajo de ti' : 'Ya despedidas';

const CLAVES = {
  deQuien: 'Usuario',
  nombre: 'Contraseña nueva',
  copiar: 'Copiar todas',
  texto:
    'Guárdalas ahora y da a cada persona la suya: al cerrar esta ventana no se podrán volver a ver. Al entrar, cada una tendrá que poner otra.',
  sinGuardar:
    'No has copiado ni descargado las contraseñas nuevas, y no se podrán volver a ver: habría que dar otras.',
  sinRespuesta:
    'No se sabe si su contraseña llegó a cambiar, y la nueva ya no se puede ver. Al seguir recibe otra.',
  archivo: 'contrasenas-nuevas',
} as const;

/**
 * The bulk acts. Each act needs its own permission, and applies only to active people of a lower
 * category (USU-08, MUL-02, DES-03).
 */
export function actosUsuarios(viewer: Subject): readonly Acto[] {
  const multar: Acto = {
    id: 'multar',
    label: ({ length }) => `Multar a ${length}`,
    may: mayActOn(ACCESS.sendMulta, viewer),
    porque: whyNot,
    forma: (props) => <FormaVarios acto="multar" viewer={viewer} {...props} />,
    hecho: (count) => contar(count, 'multa puesta', 'multas puestas'),
  };
  const clave: Acto = {
    id: 'clave',
    label: ({ length }) => `Dar contraseña nueva a ${length}`,
    may: mayActOn(ACCESS.resetPassword, viewer),
    porque: whyNot,
    pregunta: (usuarios) => ({
      title: `¿Dar contraseña nueva a ${contarPersonas(usuarios.length)}?`,
      texto: (
        <>
          <AQuienes usuarios={usuarios} />
          <p>
            {usuarios.length === 1
              ? 'La que tiene dejará de valer'
              : 'Las que tienen dejarán de valer'}
            , se cerrarán todas sus sesiones y se revocarán sus tokens.
            {usuarios.length === 1 ? ' La nueva se mostrará' : ' Las nuevas se mostrarán'} una sola
            vez. Los segundos factores y las llaves de acceso siguen como están.
          </p>
        </>
      ),
      verbo: `Dar contraseña nueva a ${usuarios.length}`,
    }),
    hecho: (count) => contar(count, 'contraseña nueva', 'contraseñas nuevas'),
    secreto: CLAVES,
  };
  const despedir: Acto = {
    id: 'despedir',
    label: ({ length }) => `Despedir a ${length}`,
    may: mayActOn(ACCESS.despedir, viewer),
    porque: whyNot,
    tone: 'danger',
    forma: (props) => <FormaVarios acto="despedir" viewer={viewer} {...props} />,
    hecho: (count) => contar(count, 'persona despedida', 'personas despedidas'),
  };
  return [
    ...(can(ACCESS.sendMulta, viewer) ? [multar] : []),
    ...(can(ACCESS.resetPassword, viewer) ? [clave] : []),
    ...(can(ACCESS.despedir, viewer) ? [despedir] : []),
  ];
}
