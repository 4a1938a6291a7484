const copy = {
  heading: 'Four steps, and a way out after each',
  intro:
    'Every step ends with something that is yours, whether or not you go on: a map, a clickable prototype, code, a running system. The last 15% of our fee is due only when your people pass drills like restoring a backup.',
  /** Before what is left to the client after each step. */
  youKeep: 'You keep',
  steps: [
    {
      title: 'Discover',
      text: 'We watch the work where it is done, on site or by shared screen, and count what it costs in hours, stock and corrections.',
      keep: 'a map of the process with a cost at each step',
    },
    {
      title: 'Design',
      text: 'We sketch the screens, model the data and plan the rollout, and six future users try the screens before any code is written.',
      keep: 'a clickable prototype, and a fixed price',
    },
    {
      title: 'Build',
      text: 'Every two weeks you get working software, on your infrastructure, in Arabic and English, and we measure it against the map.',
      keep: 'the source code with its tests',
    },
    {
      title: 'Scale',
      text: 'Further sites and users join in groups, while your team takes over operations, first with us, then alone.',
      keep: 'a system in daily use, and a team that knows it',
    },
  ],
};

export default copy;
