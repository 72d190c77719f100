import {
  ClockIcon,
  CoinsIcon,
  FlagIcon,
  HomeIcon,
  InboxIcon,
  InfoIcon,
  PromotionIcon,
  RadioIcon,
  ShieldIcon,
} from '../components/icons';

export const tabIcons: Readonly<Record<string, typeof HomeIcon>> = {
  inicio: HomeIcon,
  puerta: ShieldIcon,
  rangos: ShieldIcon,
  normativa: InfoIcon,
  radio: RadioIcon,
  tiempos: ClockIcon,
  ascensos: PromotionIcon,
  solicitudes: InboxIcon,
  nomina: CoinsIcon,
  fichaje: FlagIcon,
};
