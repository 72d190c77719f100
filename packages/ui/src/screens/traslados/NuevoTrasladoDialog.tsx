import { isBelow } from '@garita/domain/acceso/can';
import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { findDestino } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import {
  asksFirma,
  type TrasladoValues,
  trasladoRules,
} from '@garita/domain/traslados/traslado.rules';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { ScreenBody } from '../ScreenFrame';
import { Precio } from './Precio';
import { TrasladoForm } from './TrasladoForm';
import type {
  NuevoTraslado,
  NuevoTrasladoData,
  TrasladosScreenProps,
} from './TrasladosScreenProps';
import { useDescuento } from './useDescuento';

const INITIAL: TrasladoValues = { usuario: null, rango: null, agencia: '', firma: '' };
const TITLE = 'Nuevo traslado';

interface NuevoTrasladoDialogProps
  extends Omit<TrasladosScreenProps, 'state' | 'trasladado' | 'onTrasladado'> {
  /** Id of the preselected person; null for none. */
  trasladado: number | null;
  onClose: () => void;
}

/**
 * The request, with the values that the form shows, so that the server can refuse outdated values.
 * Null while the form is incomplete.
 */
function toTraslado(
  { usuario, rango, agencia, firma }: TrasladoValues,
  { categorias, firmaDesde }: NuevoTrasladoData,
  aplicado: ReturnType<typeof useDescuento>['aplicado'],
): NuevoTraslado | null {
  const categoria = categorias.find(({ id_categoria }) => id_categoria === rango);
  const mision = categoria && findDestino(categoria);
  if (usuario === null || !categoria || !mision) return null;
  return {
    usuario,
    rango: categoria.id_categoria,
    agencia: agencia.trim(),
    // A signature that was typed for another rank is not sent.
    firma: asksFirma(rango, firmaDesde) ? normalizeFirma(firma) : '',
    mision: mision.nombre,
    creditos: priceWithDescuento(mision.precio, aplicado?.porciento ?? 0),
    descuento: aplicado?.codigo ?? '',
  };
}

function Loaded(props: Omit<NuevoTrasladoDialogProps, 'nuevo'> & { datos: NuevoTrasladoData }) {
  const { datos, trasladado, viewer, onTransfer, onClose } = props;
  const descuento = useDescuento(props);
  const rules = trasladoRules(datos.firmaDesde);
  const form = useForm<TrasladoValues>({
    initial: {
      ...INITIAL,
      usuario:
        datos.personas.find((one) => one.id === trasladado && isBelow(viewer, one))?.id ?? null,
    },
    rules: rules.map(
      (rule) => (values) =>
        rule(asksFirma(values.rango, datos.firmaDesde) ? values : { ...values, firma: '' }),
    ),
    onSubmit: async (values) => {
      const traslado = toTraslado(values, datos, descuento.aplicado);
      if (!traslado) return;
      await onTransfer(traslado);
      onClose();
    },
    notices: 'rules',
  });
  const categoria = datos.categorias.find(({ id_categoria }) => id_categoria === form.values.rango);
  const mision = categoria && findDestino(categoria);
  return (
    <FormDialog
      form={form}
      title={TITLE}
      label={TITLE}
      submitLabel="Trasladar"
      pendingLabel="Haciendo el traslado"
      summary={
        categoria &&
        mision && (
          <Precio
            mision={mision.nombre}
            categoria={categoria.id_categoria}
            antes={mision.precio}
            ahora={priceWithDescuento(mision.precio, descuento.aplicado?.porciento ?? 0)}
          />
        )
      }
      onClose={onClose}
    >
      <TrasladoForm form={form} descuento={descuento} viewer={viewer} {...datos} />
    </FormDialog>
  );
}

/** Transfers a person from another agency (TRA-02, TRA-04 to TRA-12). */
export function NuevoTrasladoDialog({ nuevo, ...rest }: NuevoTrasladoDialogProps) {
  // The last loaded data are kept: a failed refetch must not remove a filled-in form.
  const [datos, setDatos] = useState<NuevoTrasladoData | null>(null);
  if (nuevo.kind === 'ready' && nuevo.data !== datos) setDatos(nuevo.data);
  if (datos) return <Loaded {...rest} datos={datos} />;
  return (
    <Dialog
      onClose={rest.onClose}
      title={TITLE}
      size="small"
      actions={<Button onPress={rest.onClose}>Cancelar</Button>}
    >
      <ScreenBody state={nuevo}>{() => null}</ScreenBody>
    </Dialog>
  );
}
