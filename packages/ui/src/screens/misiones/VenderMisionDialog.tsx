import { isBelow, type Subject } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import { toLegible } from '@garita/domain/formato/toLegible';
import {
  listOfertas,
  type VentaMisionValues,
  ventaMisionRules,
} from '@garita/domain/misiones/venta.rules';
import { useMemo } from 'react';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { useSelectedOption } from '../../form/useSelectedOption';
import { Figures } from '../Figures';
import { PersonaField } from '../PersonaField';
import type { MisionesScreenProps, Oferta } from './MisionesScreenProps';
import { priceFor, resumirVenta } from './resumirVenta';

const NOTHING: Oferta = { compradores: [], precios: [], configuracion: { firma_desde: 0 } };
const INITIAL: VentaMisionValues = { usuario: null, rango: null };

/** The buyers of a lower category than the seller's to whom at least one mission can be sold. */
const findCompradores = ({ compradores, precios }: Oferta, viewer: Subject) =>
  compradores.filter(
    (one) => isBelow(viewer, one) && listOfertas(precios, one.id_rango, viewer).length > 0,
  );

interface VenderMisionDialogProps
  extends Pick<MisionesScreenProps, 'oferta' | 'viewer' | 'onSell'> {
  onClose: () => void;
}

/** Sells a mission (MIS-02, MIS-07 to MIS-10). The price is shown before the sale is sent. */
export function VenderMisionDialog({ oferta, viewer, onSell, onClose }: VenderMisionDialogProps) {
  const moneda = useMoneda();
  const data = oferta.kind === 'ready' ? oferta.data : NOTHING;
  const compradores = useMemo(() => findCompradores(data, viewer), [data, viewer]);
  const form = useForm<VentaMisionValues>({
    initial: INITIAL,
    rules: ventaMisionRules,
    onSubmit: async ({ usuario: id, rango: nuevo }) => {
      if (id === null || nuevo === null || !resumen) return;
      await onSell({ usuario: id, rango: nuevo, creditos: resumen.creditos });
      onClose();
    },
    notices: 'rules',
  });
  const people = useSelectedOption(compradores, form.values.usuario);
  const comprador = people.find(({ id }) => id === form.values.usuario);
  const ofertas = useSelectedOption(
    comprador ? listOfertas(data.precios, comprador.id_rango, viewer) : [],
    form.values.rango,
  );
  const nueva = ofertas.find(({ id }) => id === form.values.rango);
  const resumen =
    comprador && nueva
      ? resumirVenta(comprador, data.precios, nueva, data.configuracion.firma_desde, moneda)
      : null;
  const [usuario, rango] = [form.field('usuario'), form.field('rango')];
  const changeUsuario = (id: number | null) => {
    usuario.onChange(id);
    // The chosen mission is cleared, because another buyer may already have it.
    rango.onChange(null);
  };
  return (
    <FormDialog
      form={form}
      title="Vender misión"
      label="Venta de una misión"
      submitLabel="Vender"
      pendingLabel="Vendiendo"
      summary={resumen && <Figures figures={resumen.figures} />}
      onClose={onClose}
    >
      <PersonaField
        people={people}
        state={oferta}
        description="Solo quienes están por debajo de ti y pueden comprar algo."
        {...usuario}
        onChange={changeUsuario}
      />{' '}
      <Select
        label="Nueva misión"
        options={ofertas.map((one) => ({
          id: one.id,
          label: `${toLegible(one.nombre)} · ${formatCredits(priceFor(data.precios, comprador, one), moneda)}`,
        }))}
        isDisabled={ofertas.length === 0}
        {...rango}
        onChange={(id) => rango.onChange(id === null ? null : Number(id))}
      />
      {resumen?.aviso && <Notice tone="caution">{resumen.aviso}</Notice>}
    </FormDialog>
  );
}
