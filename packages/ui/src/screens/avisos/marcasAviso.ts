import type { TipoAviso } from '@garita/domain/avisos/aviso';
import {
  ArrowDownIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CoinsIcon,
  HourglassIcon,
  InfoIcon,
  LockIcon,
  PauseIcon,
  PromotionIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from '../../components/icons';
import type { Tone } from '../../components/tones';

interface MarcaAviso {
  readonly Icon: typeof InfoIcon;
  readonly tone: Tone;
}

/**
 * The icon and tone of each kind of notice. `caution`: the notice needs an answer, or celebrates.
 * `success`: good news. `danger`: bad news.
 */
export const MARCAS_AVISO: Readonly<Record<TipoAviso, MarcaAviso>> = {
  ascensoPropuesto: { Icon: PromotionIcon, tone: 'caution' },
  propuestaAceptada: { Icon: CheckIcon, tone: 'success' },
  propuestaDeclinada: { Icon: CloseIcon, tone: 'neutral' },
  ascenso: { Icon: PromotionIcon, tone: 'caution' },
  descenso: { Icon: ArrowDownIcon, tone: 'danger' },
  traslado: { Icon: UsersIcon, tone: 'primary' },
  cambioPermisos: { Icon: LockIcon, tone: 'primary' },
  tiempoConfirmado: { Icon: ClockIcon, tone: 'success' },
  tiempoAjustado: { Icon: ClockIcon, tone: 'primary' },
  tiempoPausado: { Icon: PauseIcon, tone: 'caution' },
  tiempoCancelado: { Icon: ClockIcon, tone: 'danger' },
  paseLista: { Icon: UsersIcon, tone: 'primary' },
  sigueDentro: { Icon: ClockIcon, tone: 'caution' },
  paga: { Icon: CoinsIcon, tone: 'success' },
  membresiaTermina: { Icon: HourglassIcon, tone: 'caution' },
  multa: { Icon: WarningIcon, tone: 'danger' },
  multaPerdonada: { Icon: CheckIcon, tone: 'success' },
  ausenciaAceptada: { Icon: CalendarIcon, tone: 'success' },
  ausenciaRechazada: { Icon: CalendarIcon, tone: 'danger' },
  nombreAceptado: { Icon: UserIcon, tone: 'success' },
  nombreDeclinado: { Icon: UserIcon, tone: 'danger' },
  normativa: { Icon: InfoIcon, tone: 'caution' },
  empleadoMes: { Icon: ShieldIcon, tone: 'caution' },
  aniversario: { Icon: CalendarIcon, tone: 'caution' },
};
