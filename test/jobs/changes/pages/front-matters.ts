// Front matter as the documentation of each tool shows it, for a new page.
export const FRONT_MATTERS: readonly (readonly [tool: string, front: string])[] = [
  ['Docusaurus', 'id: intro\ntitle: Introduction\nsidebar_label: Intro\nsidebar_position: 1\n'],
  ['Docusaurus', 'title: A\ndescription: "What it is: words"\nslug: /a/b\nkeywords: [a, b c]\n'],
  ['Docusaurus', 'hide_title: true\nhide_table_of_contents: false\ntoc_min_heading_level: 2\n'],
  ['Docusaurus', 'pagination_prev: null\npagination_next: guide/b\ncustom_edit_url: null\n'],
  ['Docusaurus', 'displayed_sidebar: api\nsidebar_class_name: new\ndraft: true\nunlisted: false\n'],
  ['Docusaurus', 'image: ./img/thumbnail.png\nlast_update:\n  date: 1/1/2024\n  author: Ada\n'],
  [
    'Docusaurus',
    'slug: release\ntitle: Release\nauthors: [ada, bob]\ntags: [release]\ndate: 2024-05-01\n',
  ],
  [
    'Docusaurus',
    'authors:\n  - name: Ada\n    title: Writer\n    url: https://a.example\n    image_url: https://a.example/a.png\n',
  ],
  ['MkDocs', 'title: My page\nsummary: What it is\ndate: 2024-05-01\nauthors:\n  - Ada\n'],
  [
    'MkDocs Material',
    'icon: material/rocket\nstatus: new\ntags:\n  - Setup\nhide:\n  - navigation\n  - toc\n',
  ],
  ['MkDocs Material', 'search:\n  boost: 2\n  exclude: true\nsubtitle: Words\ncomments: true\n'],
  [
    'MkDocs Material',
    'date:\n  created: 2024-01-01\n  updated: 2024-02-01\ncategories: [News]\npin: true\nreadtime: 15\n',
  ],
  [
    'VitePress',
    'title: Guide\ntitleTemplate: ":title - Site"\noutline: deep\nlastUpdated: false\neditLink: true\n',
  ],
  [
    'VitePress',
    'outline: [2, 3]\naside: left\nnavbar: false\nsidebar: false\nfooter: false\npageClass: wide\n',
  ],
  [
    'VitePress',
    'layout: home\nhero:\n  name: Site\n  text: For you\n  tagline: Words\n  image:\n    src: /logo.svg\n    alt: Logo\n  actions:\n    - theme: brand\n      text: Start\n      link: /guide\nfeatures:\n  - icon: 🚀\n    title: Fast\n    details: Very\n    link: /fast\n    linkText: More\n',
  ],
  ['VitePress', 'prev: false\nnext:\n  text: Config\n  link: /config\n'],
  [
    'Starlight',
    'title: Guide\ndescription: Words\nsidebar:\n  label: Short\n  order: 2\n  badge:\n    text: New\n    variant: tip\n',
  ],
  [
    'Starlight',
    'title: Home\ntemplate: splash\nhero:\n  title: Hi\n  tagline: Words\n  image:\n    file: ../../assets/a.png\n    alt: A\n  actions:\n    - text: Start\n      link: /start/\n      icon: right-arrow\n      variant: primary\n',
  ],
  [
    'Starlight',
    'title: A\ntableOfContents:\n  minHeadingLevel: 2\n  maxHeadingLevel: 4\neditUrl: false\npagefind: false\nprev: false\nnext:\n  link: /b/\n  label: B\n',
  ],
  [
    'Starlight',
    'title: A\nbanner:\n  content: Version 2 is out.\nlastUpdated: 2024-05-01\nslug: a/b\n',
  ],
  [
    'Astro',
    "title: Post\npubDate: 2024-05-01\nupdatedDate: 2024-06-01\nheroImage: '../../a.jpg'\nauthor: Ada\ntags: [x]\n",
  ],
  ['Sphinx', 'orphan: true\n'],
  ['Sphinx', 'tocdepth: 2\nnosearch: true\n'],
  [
    'MyST',
    'myst:\n  html_meta:\n    "description lang=en": Words\n    keywords: a, b\n    "property=og:locale": en_US\n',
  ],
  [
    'MyST',
    'title: A\nshort_title: B\nsubtitle: C\nauthors:\n  - name: Ada\n    email: ada@a.example\nlicense: CC-BY-4.0\ndate: 2024-05-01\n',
  ],
  ['pydata', 'html_theme.sidebar_secondary.remove: true\nsd_hide_title: true\n'],
  [
    'Hugo',
    'title: "Page"\nlinkTitle: P\ndate: 2024-05-01T10:00:00Z\ndraft: false\nweight: 10\ntype: docs\n',
  ],
  [
    'Hugo',
    'title: A\nmenu:\n  main:\n    weight: 20\n    parent: docs\n    identifier: a\ncategories: [A]\nseries: [S]\n',
  ],
  [
    'Hugo',
    'title: A\nlastmod: 2024-05-01\npublishDate: 2024-05-02\nexpiryDate: 2025-05-02\nparams:\n  author: Ada\n  level: 3\n',
  ],
  [
    'Hugo Book',
    'title: A\nbookToc: false\nbookHidden: true\nbookCollapseSection: true\nweight: 1\n',
  ],
  [
    'Docsy',
    'title: A\nlinkTitle: B\nno_list: true\nsimple_list: true\ntoc_hide: true\nhide_summary: true\nhide_feedback: true\n',
  ],
  [
    'Kubernetes',
    'reviewers:\n- ada\ntitle: A\ncontent_type: concept\nweight: 30\nmin-kubernetes-server-version: v1.25\nfeature:\n  title: F\n  description: >\n    Words.\n',
  ],
  [
    'Hugo, TOML',
    '+++\ntags = [\n  "a",\n  "b",\n]\n\n[[resources]]\nsrc = "a.png"\n\n[[resources]]\nsrc = "b.png"\n+++',
  ],
  ['anybody, with an error that is not this check’s', 'title: Note: words\ndescription: A\n'],
  [
    'Hugo, TOML',
    '+++\ntitle = "Page"\ndate = 2024-05-01T10:00:00Z\ndraft = true\nweight = 3\ntags = ["a", "b"]\n\n[menu.main]\nname = \'P\'\n+++',
  ],
  [
    'Jekyll',
    'layout: default\ntitle: A\nparent: B\ngrand_parent: C\nnav_order: 2\nhas_children: true\npermalink: /docs/a/\n',
  ],
  [
    'Jekyll',
    'layout: page\ntitle: "Welcome: A"\ndate: 2024-05-01 10:00:00 +0200\ncategories: a b\nexcerpt: Words\ntoc: true\n',
  ],
  [
    'Jekyll',
    'title: A\nnav_exclude: true\nsearch_exclude: true\nlast_modified_date: 2024-05-01\nsitemap: false\nhas_toc: false\n',
  ],
  [
    'Minimal Mistakes',
    'title: A\ntoc: true\ntoc_sticky: true\ntoc_label: On this page\nshare: false\nrelated: true\nauthor: Ada\n',
  ],
  [
    'Mintlify',
    'title: Quickstart\nsidebarTitle: Start\ndescription: Words\nicon: rocket\niconType: solid\nmode: wide\ntag: NEW\n',
  ],
  [
    'Mintlify',
    'title: A\n"og:title": B\n"twitter:description": Words\nkeywords: ["a"]\nnoindex: true\nversion: v2\n',
  ],
  ['Mintlify', 'title: Get users\nopenapi: "GET /users"\ndeprecated: true\n'],
  ['Nextra', 'title: A\nsidebarTitle: B\nasIndexPage: true\nsearchable: false\n'],
  ['Fumadocs', 'title: A\ndescription: B\nicon: Book\nfull: true\n'],
  [
    'GitBook',
    'description: Words\nicon: bolt\ncover: .gitbook/assets/a.png\ncoverY: 0\nlayout:\n  title:\n    visible: true\n  tableOfContents:\n    visible: false\n',
  ],
  [
    'GitHub Docs',
    "title: A\nshortTitle: B\nintro: 'Words.'\nversions:\n  fpt: '*'\n  ghes: '>=3.10'\ntopics:\n  - API\ntype: how_to\nallowTitleToDifferFromFilename: true\n",
  ],
  [
    'Microsoft Learn',
    'title: A\ndescription: B\nauthor: ada\nms.author: ada\nms.date: 05/01/2024\nms.topic: how-to\nms.service: azure\n',
  ],
  [
    'MDN',
    'title: A\nslug: Web/API/A\npage-type: web-api-interface\nbrowser-compat: api.A\nstatus:\n  - experimental\n',
  ],
];
