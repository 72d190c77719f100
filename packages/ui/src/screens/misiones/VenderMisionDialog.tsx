import { isBelow, type Subject } from '@garita/domain/acceso/can';
import { listOfertas, type VentaMisionValues, ventaMisionRules } from '@garita/domain/misiones/venta.rules';
import { useMemo } from 'react';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { Figures } from '../Figures';
import { PersonaField } from '../PersonaField';
import type { MisionesScreenProps, Oferta } from './MisionesScreenProps';
import { resumirVenta } from './resumirVenta';

const NOTHING: Oferta = { compradores: [], precios: [], configuracion: { firma_desde: 0 } };
const INITIAL: VentaMisionValues = { usuario: null, rango: null };

/** Those below the seller for whom there is something to buy of them. */
const findCompradores = ({ compradores, precios }: Oferta, viewer: Subject) =>
  compradores.filter((one) => isBelow(viewer, one) && listOfertas(precios, one.id_rango, viewer).length > 0);

interface VenderMisionDialogProps extends Pick<MisionesScreenProps, 'oferta' | 'viewer' | 'onSell' | 'onAviso'> {
  onClose: () => void;
}

/** Sells a mission (MIS-02, MIS-07 to MIS-10), and says what it costs before it is sent. */
export function VenderMisionDialog({ oferta, viewer, onSell, onAviso, onClose }: VenderMisionDialogProps) {
  const data = oferta.kind === 'ready' ? oferta.data : NOTHING;
  const people = useMemo(() => findCompradores(data, viewer), [data, viewer]);
  const read = ({ usuario, rango }: VentaMisionValues) => {
    const comprador = people.find(({ id }) => id === usuario);
    const ofertas = comprador ? listOfertas(data.precios, comprador.id_rango, viewer) : [];
    const nueva = ofertas.find(({ id }) => id === rango);
    return { ofertas, resumen: comprador && nueva ? resumirVenta(comprador, data.precios, nueva, data.configuracion.firma_desde) : null };
  };
  const form = useForm<VentaMisionValues>({
    initial: INITIAL,
    rules: ventaMisionRules,
    onSubmit: async (values) => {
      const { resumen } = read(values);
      if (values.usuario === null || values.rango === null || !resumen) return;
      await onSell({ usuario: values.usuario, rango: values.rango, creditos: resumen.creditos });
      onClose();
    },
    onAviso,
  });
  const { ofertas, resumen } = read(form.values);
  const [usuario, rango] = [form.field('usuario'), form.field<'rango', HTMLElement>('rango')];
  const changeUsuario = (id: number | null) => {
    usuario.onChange(id);
    // What one can buy, another may have already.
    rango.onChange(null);
  };
  return (
    <FormDialog form={form} title="Vender misión" label="Venta de una misión" submitLabel="Vender" pendingLabel="Vendiendo" onClose={onClose}>
      <PersonaField
        people={people}
        state={oferta}
        description="Solo quienes están por debajo de ti y pueden comprar algo."
        {...usuario}
        onChange={changeUsuario}
      />{' '}
      <Select
        label="Nueva misión"
        options={ofertas.map(({ id, nombre }) => ({ id, label: nombre }))}
        isDisabled={ofertas.length === 0}
        {...rango}
        onChange={(id) => rango.onChange(id === null ? null : Number(id))}
      />
      {resumen && (
        <>
          <Figures figures={resumen.figures} />
          {resumen.aviso && <Notice tone="caution">{resumen.aviso}</Notice>}
        </>
      )}
    </FormDialog>
  );
}
