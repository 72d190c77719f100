import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { type DespidoValues, motivoDespidoRules } from '@garita/domain/despidos/despido.rules';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatInteger } from '@garita/domain/formato/credits';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { LoQueTrae } from '../despidos/LoQueTrae';
import { VetarTambien } from '../despidos/VetarTambien';
import type { FormaProps, PreguntaLote } from '../lote/LoteProps';
import { MotivoCitado } from '../MotivoCitado';
import { MotivoField } from '../MotivoField';
import { AQuienes } from './AQuienes';
import { isPedidoDe } from './isPedidoDe';
import type { PedidoDespido, PedidoUsuarios, Usuario } from './UsuariosScreenProps';

type Values = Omit<DespidoValues, 'usuario'> & { vetar: boolean };
const INITIAL: Values = { motivo: '', vetar: false };

const preguntaOf =
  ({ motivo, vetar }: PedidoDespido) =>
  (usuarios: readonly Usuario[]): PreguntaLote => {
    const { length } = usuarios;
    return {
      title: `¿Despedir a ${contarPersonas(length)}?`,
      texto: (
        <>
          <AQuienes usuarios={usuarios} />
          <MotivoCitado motivo={motivo} />
          <p>
            {length === 1
              ? 'Dejará de poder entrar desde este momento, y además, si lo tiene:'
              : 'Dejarán de poder entrar desde este momento, y además, de cada persona, si lo tiene:'}
          </p>
          <LoQueTrae vetados={vetar ? length : 0} />
          <p>
            {length === 1
              ? 'Su nombre, su misión y su historial se conservan. Si vuelve'
              : 'Sus nombres, misiones e historiales se conservan. Si alguien vuelve'}
            , nada de lo que se cierra ahora se abre de nuevo.
          </p>
        </>
      ),
      verbo: `Despedir a ${length}`,
      ...(length > 1 && { escribe: `${formatInteger(length)} despidos` }),
    };
  };

/** The form with the reason for all people (DES-09); the confirmation follows. */
export function DespedirVarios({
  rows,
  pedido,
  onListo,
  onClose,
  viewer,
}: FormaProps<Usuario, PedidoUsuarios> & { viewer: Subject }) {
  const form = useForm<Values>({
    initial: isPedidoDe('despedir', pedido)
      ? { motivo: pedido.motivo, vetar: pedido.vetar === 1 }
      : INITIAL,
    rules: motivoDespidoRules,
    onSubmit: ({ motivo, vetar }) => {
      const lleno: PedidoDespido = { acto: 'despedir', motivo, ...(vetar && { vetar: 1 }) };
      onListo(lleno, preguntaOf(lleno));
    },
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title={`Despedir a ${contarPersonas(rows.length)}`}
      submitLabel="Continuar"
      pendingLabel="Un momento"
      onClose={onClose}
    >
      <AQuienes usuarios={rows} />
      <MotivoField
        description="Quedará escrito en la lista de despidos."
        {...form.field('motivo')}
      />
      {can(ACCESS.vetar, viewer) && (
        <VetarTambien personas={rows.length} {...form.field('vetar')} />
      )}
    </FormDialog>
  );
}
