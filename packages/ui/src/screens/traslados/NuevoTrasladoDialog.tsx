import { normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { findDestino } from '@garita/domain/traslados/destino';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { asksFirma, type TrasladoValues, trasladoRules } from '@garita/domain/traslados/traslado.rules';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { ScreenBody } from '../ScreenFrame';
import { TrasladoForm } from './TrasladoForm';
import type { NuevoTraslado, NuevoTrasladoData, TrasladosScreenProps } from './TrasladosScreenProps';
import { useDescuento } from './useDescuento';

const INITIAL: TrasladoValues = { usuario: null, rango: null, agencia: '', firma: '' };
const TITLE = 'Nuevo traslado';

interface NuevoTrasladoDialogProps extends Omit<TrasladosScreenProps, 'state'> {
  onClose: () => void;
}

/** What is sent, with what the form shows of it: should that be old, the server says so. Null while something is not chosen. */
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
    // One that was typed for another rank is not meant.
    firma: asksFirma(rango, firmaDesde) ? normalizeFirma(firma) : '',
    mision: mision.nombre,
    creditos: priceWithDescuento(mision.precio, aplicado?.porciento ?? 0),
    descuento: aplicado?.codigo ?? '',
  };
}

function Loaded({ datos, viewer, onTransfer, onDescuento, onAviso, onDone, onClose }: Omit<NuevoTrasladoDialogProps, 'nuevo'> & { datos: NuevoTrasladoData }) {
  const descuento = useDescuento({ onDescuento, onAviso, onDone });
  const rules = trasladoRules(datos.firmaDesde);
  const form = useForm<TrasladoValues>({
    initial: INITIAL,
    // What was typed for another rank is not looked at.
    rules: rules.map((rule) => (values) => rule(asksFirma(values.rango, datos.firmaDesde) ? values : { ...values, firma: '' })),
    onSubmit: async (values) => {
      const traslado = toTraslado(values, datos, descuento.aplicado);
      if (!traslado) return;
      await onTransfer(traslado);
      onClose();
    },
    onAviso,
  });
  return (
    <FormDialog form={form} title={TITLE} label={TITLE} submitLabel="Trasladar" pendingLabel="Haciendo el traslado" onClose={onClose}>
      <TrasladoForm form={form} descuento={descuento} viewer={viewer} {...datos} />
    </FormDialog>
  );
}

/** Takes somebody over from another agency (TRA-02, TRA-04 to TRA-12). */
export function NuevoTrasladoDialog({ nuevo, ...rest }: NuevoTrasladoDialogProps) {
  if (nuevo.kind === 'ready') return <Loaded {...rest} datos={nuevo.data} />;
  return (
    <Dialog isOpen onClose={rest.onClose} title={TITLE} size="small" actions={<Button onPress={rest.onClose}>Cancelar</Button>}>
      <ScreenBody state={nuevo}>{() => null}</ScreenBody>
    </Dialog>
  );
}
